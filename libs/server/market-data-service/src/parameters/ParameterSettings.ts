import { usualRiskFreeRate } from '@finance-analyst/contracts';

/** Assumed values for when data has none; rates are annual fractions. */
export interface ParameterSettings {
  readonly riskFreeRate: number;
  readonly equityRiskPremium: number;
  /** Added to the risk-free rate to get the cost of debt. */
  readonly costOfDebtSpread: number;
  readonly beta: number;
}

export const parameterDefaults: ParameterSettings = {
  riskFreeRate: usualRiskFreeRate,
  equityRiskPremium: 0.045,
  costOfDebtSpread: 0.015,
  beta: 1,
};
