import type { Result } from '@finance-analyst/foundation';
import { freeCashFlowSuitability } from '../suitability/freeCashFlowSuitability.js';
import type { CompanyDefaultsRequest } from './CompanyDefaults.js';
import type { DefaultBasis } from './DefaultBasis.js';

/** What a company's defaults rest on, or why free cash flow to the firm does not fit it. */
export function basisOf({ fundamentals, parameters, quote }: CompanyDefaultsRequest): Result<DefaultBasis> {
  const suitability = freeCashFlowSuitability(fundamentals);
  if (!suitability.ok) return suitability;
  const trailing = fundamentals.trailingTwelveMonths;
  const isUsable = trailing?.figures.revenue !== undefined && trailing.figures.operatingIncome !== undefined;
  return {
    ok: true,
    value: {
      fundamentals,
      parameters,
      quote: quote?.currency === fundamentals.currency ? quote : null,
      base: isUsable && trailing.end >= suitability.base.end ? trailing : suitability.base,
      years: fundamentals.annual.filter(({ end }) => end <= suitability.base.end),
    },
  };
}
