/** The inputs of the capital asset pricing model; all rates are annual fractions. */
export interface CostOfEquityInputs {
  readonly riskFreeRate: number;
  readonly equityRiskPremium: number;
  readonly beta: number;
  /** Beyond the market’s: for countries, size and what is specific to the company. None by default. */
  readonly otherPremiums?: number;
}

/**
 * Cost of equity by the capital asset pricing model, risk-free rate + beta × equity risk premium, and other premiums as in
 * the build-up method.
 *
 * Source: Sharpe (1964), "Capital Asset Prices", Journal of Finance 19.
 */
export const costOfEquity = ({
  riskFreeRate,
  equityRiskPremium,
  beta,
  otherPremiums = 0,
}: CostOfEquityInputs): number => riskFreeRate + beta * equityRiskPremium + otherPremiums;
