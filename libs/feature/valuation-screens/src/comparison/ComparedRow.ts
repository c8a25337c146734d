/** A figure or choice that two models differ in, as it is written. */
export interface ComparedRow {
  readonly id: string;
  readonly label: string;
  readonly then: string;
  readonly now: string;
  /** The change from then to now; null for words, or if either has no figure. */
  readonly difference: string | null;
}
