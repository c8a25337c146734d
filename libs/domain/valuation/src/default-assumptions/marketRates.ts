import type { Assumption, LabelledRate } from './Assumption.js';
import type { MarketParameters } from './MarketParameters.js';

const external = (input: string, rate: LabelledRate): Assumption => ({
  input,
  value: rate.value,
  reason: rate.label,
  sources: [],
  external: rate,
});

/** What the cost of equity is built from, each with where it came from. */
export const marketRates = (parameters: MarketParameters): readonly Assumption[] => [
  external('risk_free_rate', parameters.riskFreeRate),
  external('equity_risk_premium', parameters.equityRiskPremium),
  external('beta', parameters.beta),
];
