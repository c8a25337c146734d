/** A price entered by the analyst, in the model's currency. */
export interface EnteredPrice {
  /** Above 0. */
  readonly price: number;
  /** ISO date. */
  readonly day: string;
}
