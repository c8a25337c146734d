/** A row that has no effect on the state, and why. */
export interface RefusedRow {
  readonly id: string;
  /** A sentence for a person. */
  readonly reason: string;
}
