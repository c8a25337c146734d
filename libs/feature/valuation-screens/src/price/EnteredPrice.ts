/** A price as the analyst gives it, in the currency of the model. */
export interface EnteredPrice {
  /** Above 0. */
  readonly price: number;
  /** ISO date. */
  readonly day: string;
}
