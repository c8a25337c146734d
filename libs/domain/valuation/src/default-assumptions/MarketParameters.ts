import type { LabelledRate } from './Assumption.js';

/** Market parameters from outside the company's filings. All annual fractions; beta is a multiple. */
export interface MarketParameters {
  readonly riskFreeRate: LabelledRate;
  readonly equityRiskPremium: LabelledRate;
  readonly beta: LabelledRate;
  /** Used if the filings give no plausible cost of debt. */
  readonly costOfDebt: LabelledRate;
}
