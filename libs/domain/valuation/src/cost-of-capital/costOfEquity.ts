/** The inputs of the capital asset pricing model; all rates are annual fractions. */
export interface CostOfEquityInputs {
  readonly riskFreeRate: number;
  readonly equityRiskPremium: number;
  readonly beta: number;
}

/**
 * Cost of equity by the capital asset pricing model: risk-free rate + beta × equity risk premium.
 *
 * Source: Sharpe (1964), "Capital Asset Prices", Journal of Finance 19.
 */
export const costOfEquity = ({ riskFreeRate, equityRiskPremium, beta }: CostOfEquityInputs): number =>
  riskFreeRate + beta * equityRiskPremium;
