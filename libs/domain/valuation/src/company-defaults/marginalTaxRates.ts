import { reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { rateName, statutoryRateOf } from '../default-assumptions/taxRate.js';
import type { DefaultBasis } from './DefaultBasis.js';

/** Interest saves tax at the marginal rate, and after the forecast income bears it. */
export const marginalTaxRates = (basis: DefaultBasis): readonly Assumption[] => [
  marginalTaxRate(basis, 'interest_tax_rate', 'the rate of tax saved on interest'),
  marginalTaxRate(basis, 'terminal_tax_rate', 'since deferrals and credits do not last'),
];

function marginalTaxRate({ fundamentals }: DefaultBasis, input: string, why: string): Assumption {
  const marginal = statutoryRateOf(fundamentals.currency);
  return {
    input,
    value: marginal.value,
    reason: reason`${rateName(marginal)}, ${why}`,
    sources: [],
    external: marginal,
  };
}
