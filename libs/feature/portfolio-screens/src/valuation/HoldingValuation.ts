import type { Result } from '@finance-analyst/foundation';

/** A saved model of a company, as its list row says it. */
export interface CompanyModel {
  readonly id: string;
  readonly title: string;
  /** Of the company, with its market if it names one. */
  readonly symbol: string;
  readonly valuePerShare: Result<number>;
  /** ISO 4217. */
  readonly currency: string;
  /** ISO, when it was last saved. */
  readonly savedAt: string;
  readonly isSample: boolean;
}

/** What the person's newest model says of a holding at its last price. */
export interface HoldingValuation {
  readonly model: CompanyModel;
  /** How many other models there are of the company. */
  readonly others: number;
  /** Price over value per share, as a fraction. */
  readonly priceToValue: Result<number>;
  /** Value per share over price, less one. */
  readonly upside: Result<number>;
}

/** The upside of a portfolio, over holdings with one. */
export interface PortfolioUpside {
  /** Weighted by value. */
  readonly upside: Result<number>;
  /** The value of holdings with an upside over that of all, as a fraction. */
  readonly coverage: Result<number>;
}
