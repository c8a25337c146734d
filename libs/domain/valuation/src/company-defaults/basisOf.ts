import type { Result } from '@finance-analyst/foundation';
import { freeCashFlowSuitability } from '../suitability/freeCashFlowSuitability.js';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { hasShareCount } from './companyBridge.js';
import type { DefaultBasis } from './DefaultBasis.js';

/** What a company's defaults rest on, or why free cash flow to the firm does not fit it. */
export function basisOf({
  fundamentals,
  quote,
}: {
  readonly fundamentals: CompanyFundamentals;
  /** Null if the company has no price. */
  readonly quote: DefaultBasis['quote'];
}): Result<DefaultBasis> {
  const suitability = freeCashFlowSuitability(fundamentals);
  if (!suitability.ok) return suitability;
  const { currency, trailingTwelveMonths: trailing, annual, quarterly, name } = fundamentals;
  const isUsable =
    (trailing?.figures.revenue?.value ?? 0) > 0 && trailing?.figures.operatingIncome !== undefined;
  const base = trailing && isUsable && trailing.end >= suitability.base.end ? trailing : suitability.base;
  if (!hasShareCount([base, ...quarterly, ...annual]))
    return { ok: false, reason: `${name} reports no share count above zero.` };
  return {
    ok: true,
    value: {
      fundamentals,
      quote: quote?.currency === currency ? quote : null,
      noPrice: quote ? `the price is in ${quote.currency}` : 'no price is available',
      base,
      years: annual.filter(({ end }) => end <= suitability.base.end),
    },
  };
}
