import type { Result } from '@finance-analyst/foundation';
import { freeCashFlowSuitability } from '../suitability/freeCashFlowSuitability.js';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { priceIn } from '../derived-defaults/priceIn.js';
import { hasShareCount, noShareCount } from './companyBridge.js';
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
  const { currency, trailingTwelveMonths: trailing, annual, quarterly } = fundamentals;
  const isUsable =
    (trailing?.figures.revenue?.value ?? 0) > 0 && trailing?.figures.operatingIncome !== undefined;
  const base = trailing && isUsable && trailing.end >= suitability.value.end ? trailing : suitability.value;
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
