import type { Assumption, LabelledRate } from './Assumption.js';
import type { MarketParameters } from './MarketParameters.js';

const external = (input: string, rate: LabelledRate): Assumption => ({
  input,
  value: rate.value,
  reason: rate.label,
  sources: [],
  external: rate,
});

/** The components of the cost of equity, each with its source. */
export const marketRates = (parameters: MarketParameters): readonly Assumption[] => [
  external('risk_free_rate', parameters.riskFreeRate),
  external('equity_risk_premium', parameters.equityRiskPremium),
  external('beta', parameters.beta),
];
