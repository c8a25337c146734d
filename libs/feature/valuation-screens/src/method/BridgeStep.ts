/** A step to equity value. */
export interface BridgeStep {
  /** The line or input of the model. */
  readonly name: string;
  readonly label: string;
  /** −1 for what equity value subtracts. */
  readonly sign: 1 | -1;
  readonly role: 'flow' | 'total';
  /** Uncommon: omitted if 0. */
  readonly isOptional?: true;
}
