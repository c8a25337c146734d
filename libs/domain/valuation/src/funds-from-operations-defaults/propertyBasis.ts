import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { DefaultBasis } from '../company-defaults/DefaultBasis.js';
import { priceIn } from '../derived-defaults/priceIn.js';
import { fundsFromOperationsSuitability } from '../suitability/fundsFromOperationsSuitability.js';
import type { FundsFromOperations } from './fundsFromOperations.js';

/** What the defaults of a property company rest on. */
export interface PropertyBasis extends DefaultBasis {
  readonly ffo: FundsFromOperations;
}

/** The basis of a property company's defaults, or why funds from operations do not fit the company. */
export function propertyBasis({
  fundamentals,
  quote,
}: {
  readonly fundamentals: CompanyFundamentals;
  /** Null if the company has no price. */
  readonly quote: DefaultBasis['quote'];
}): Result<PropertyBasis> {
  const suitability = fundsFromOperationsSuitability(fundamentals);
  if (!suitability.ok) return suitability;
  const { annual, currency } = fundamentals;
  return {
    ok: true,
    value: {
      fundamentals,
      ...priceIn(currency, quote),
      base: suitability.value.period,
      ffo: suitability.value,
      years: annual,
    },
  };
}
