/** A figure or choice that two models differ in, as it is written. */
export interface ComparedRow {
  readonly id: string;
  readonly label: string;
  readonly then: string;
  readonly now: string;
  /** From then to now; null for words, and where one of the two has no figure. */
  readonly difference: string | null;
}
