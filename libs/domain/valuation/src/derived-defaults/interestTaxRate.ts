import type { Assumption } from '../default-assumptions/Assumption.js';
import { percent } from '../default-assumptions/percent.js';
import type { DerivationBasis } from './DerivationBasis.js';
import { numberIn } from './numberIn.js';

/** Interest saves tax at the operating tax rate of the final year, the one that lasts. */
export function interestTaxRate({ inputs }: DerivationBasis): Assumption {
  const rate = numberIn(inputs, 'tax_rate');
  const { tax_rate: rates } = inputs;
  const isOneRate = typeof rates !== 'object' || rates.every((each) => each === rate);
  return {
    input: 'interest_tax_rate',
    value: rate,
    reason: isOneRate
      ? `The operating tax rate of ${percent(rate)}`
      : `The operating tax rate of the final year, ${percent(rate)}`,
    sources: [],
    external: null,
  };
}
