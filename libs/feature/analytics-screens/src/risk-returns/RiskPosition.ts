/** What is held of an instrument today in the accounts shown, or cash in a currency. */
export interface RiskPosition {
  /** The symbol; of cash, its currency. */
  readonly id: string;
  readonly isCash: boolean;
  readonly name: string;
  /** Of its price. */
  readonly currency: string;
  /** In the currency of the portfolio; below 0 if it is sold short or owed. */
  readonly value: number;
}
