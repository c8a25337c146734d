import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { hasShareCount, noShareCount } from '../company-defaults/companyBridge.js';
import { trailingPeriodOf } from '../comparables/companyMultiples.js';
import {
  newestFundsFromOperations,
  type FundsFromOperations,
} from '../funds-from-operations-defaults/fundsFromOperations.js';

/** Whether a company is valued by funds from operations, and its newest FFO: a property company with what makes it up. */
export function fundsFromOperationsSuitability(
  fundamentals: CompanyFundamentals,
): Result<FundsFromOperations> {
  const { name, businessModel, annual, quarterly } = fundamentals;
  if (businessModel !== 'property')
    return { ok: false, reason: `This model values property companies, and ${name} is not one.` };
  const newest = annual.at(-1);
  const trailing = trailingPeriodOf(fundamentals);
  if (!newest || !trailing)
    return { ok: false, reason: `The filings of ${name} do not include a full fiscal year yet.` };
  const base = newestFundsFromOperations(trailing, newest);
  if (!base)
    return {
      ok: false,
      reason: `Funds from operations need figures that ${name} does not report for ${newest.label} under the tags checked: ${newest.figures.netIncome ? 'depreciation' : 'net income'}.`,
    };
  if (!hasShareCount([base.period, ...quarterly, ...annual]))
    return { ok: false, reason: noShareCount(fundamentals) };
  return { ok: true, value: base };
}
