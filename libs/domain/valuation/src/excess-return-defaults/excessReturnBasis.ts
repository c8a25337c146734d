import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { DefaultBasis } from '../company-defaults/DefaultBasis.js';
import { excessReturnSuitability } from '../suitability/excessReturnSuitability.js';

/**
 * What the defaults of a bank or insurer rest on, or why the excess return model does not fit the company. They start from
 * the newest balance sheet with equity.
 */
export function excessReturnBasis({
  fundamentals,
  quote,
}: {
  readonly fundamentals: CompanyFundamentals;
  /** Null if the company has no price. */
  readonly quote: DefaultBasis['quote'];
}): Result<DefaultBasis> {
  const suitability = excessReturnSuitability(fundamentals);
  if (!suitability.ok) return suitability;
  const { annual, currency, trailingTwelveMonths: trailing } = fundamentals;
  const isNewer =
    trailing !== null &&
    trailing.end > suitability.base.end &&
    (trailing.figures.shareholdersEquity?.value ?? 0) > 0 &&
    (trailing.figures.totalAssets !== undefined || suitability.base.figures.totalAssets === undefined);
  return {
    ok: true,
    value: {
      fundamentals,
      quote: quote?.currency === currency ? quote : null,
      noPrice: quote ? `the price is in ${quote.currency}` : 'no price is available',
      base: isNewer ? trailing : suitability.base,
      years: annual,
    },
  };
}
