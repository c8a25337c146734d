/** An option of a field. */
export interface FieldOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly description?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}
