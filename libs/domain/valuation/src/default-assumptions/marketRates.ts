import type { Assumption, LabelledRate } from './Assumption.js';
import { reason } from '@finance-analyst/foundation';
import { isAssumedBeta } from './isAssumedBeta.js';
import type { MarketParameters } from './MarketParameters.js';

const external = (input: string, rate: LabelledRate): Assumption => ({
  input,
  value: rate.value,
  reason: rate.label,
  sources: [],
  external: rate,
});

/** A beta measured from the company's own prices has the leverage of those years; another debt share does not change it. */
const betaOf = (beta: LabelledRate): Assumption =>
  isAssumedBeta(beta.source)
    ? external('beta', beta)
    : {
        ...external('beta', beta),
        reason: reason`${beta.label}; as measured, not relevered when the debt share changes`,
      };

/** The components of the cost of equity, each with its source. */
export const marketRates = (parameters: MarketParameters): readonly Assumption[] => [
  external('risk_free_rate', parameters.riskFreeRate),
  external('equity_risk_premium', parameters.equityRiskPremium),
  betaOf(parameters.beta),
];
