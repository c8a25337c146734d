import type { LabelledRate } from './Assumption.js';

/** What the market says, beside the company's own filings. All annual fractions; beta is a multiple. */
export interface MarketParameters {
  readonly riskFreeRate: LabelledRate;
  readonly equityRiskPremium: LabelledRate;
  readonly beta: LabelledRate;
  /** Used where the filings give no plausible cost of debt. */
  readonly costOfDebt: LabelledRate;
}
