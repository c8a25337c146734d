/** What the companies of a sector have in common: figures for a company that has none of its own. */
export interface Sector {
  /** As its source names it. */
  readonly name: string;
  /** Mean beta of the companies, without debt and cash. */
  readonly unleveredBeta: number;
  /** Debt, leases included, over the market value of equity, all companies together. */
  readonly debtToEquity: number;
  /** Operating income over revenue, all companies together; a fraction, in whole percent. */
  readonly operatingMargin: number;
  /** Standard Industrial Classification codes, or the digits that they start with. */
  readonly industryCodes: readonly string[];
}
