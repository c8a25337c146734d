import { percent, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from './DerivationBasis.js';
import { numberIn } from './numberIn.js';

/** Interest saves tax at the operating tax rate of the final year, which applies from then on. */
export function interestTaxRate({ inputs }: DerivationBasis): Assumption {
  const rate = numberIn(inputs, 'tax_rate');
  const { tax_rate: rates } = inputs;
  const isOneRate = typeof rates !== 'object' || rates.every((each) => each === rate);
  return {
    input: 'interest_tax_rate',
    value: rate,
    reason: isOneRate
      ? reason`The operating tax rate of ${percent(rate)}`
      : reason`The operating tax rate of the final year, ${percent(rate)}`,
    sources: [],
    external: null,
  };
}
