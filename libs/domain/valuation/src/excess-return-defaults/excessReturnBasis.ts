import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { hasShareCount, noShareCount } from '../company-defaults/companyBridge.js';
import type { DefaultBasis } from '../company-defaults/DefaultBasis.js';
import { priceIn } from '../derived-defaults/priceIn.js';
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
  const { annual, quarterly, currency, trailingTwelveMonths: trailing } = fundamentals;
  const isNewer =
    trailing !== null &&
    trailing.end > suitability.value.end &&
    (trailing.figures.shareholdersEquity?.value ?? 0) > 0 &&
    (trailing.figures.totalAssets !== undefined || suitability.value.figures.totalAssets === undefined);
  const base = isNewer ? trailing : suitability.value;
  if (!hasShareCount([base, ...quarterly, ...annual]))
    return { ok: false, reason: noShareCount(fundamentals) };
  return {
    ok: true,
    value: {
      fundamentals,
      ...priceIn(currency, quote),
      base,
      years: annual,
    },
  };
}
