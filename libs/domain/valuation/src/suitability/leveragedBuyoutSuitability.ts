import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import { baseEbitdaOf } from '../leveraged-buyout-defaults/baseEbitda.js';
import { freeCashFlowSuitability } from './freeCashFlowSuitability.js';

const refusals: ReadonlyMap<string, string> = new Map([
  [
    'bank',
    'is a bank or broker: it earns on deposits, loans and clients’ money, so debt is its raw material and cannot finance a buyout.',
  ],
  [
    'insurer',
    'is an insurer: its cash belongs to policyholders first, so it cannot support the debt of a buyout.',
  ],
  [
    'property',
    'is a property company: its debt is secured by its properties and not sized on EBITDA, so this model does not fit it.',
  ],
]);

/**
 * Whether a leveraged buyout fits a company, and the base fiscal year: one that free cash flow to the firm fits, with
 * EBITDA above 0, since debt is a multiple of it.
 */
export function leveragedBuyoutSuitability(fundamentals: CompanyFundamentals): Result<FiscalPeriod> {
  const { name, businessModel } = fundamentals;
  const refusal = refusals.get(businessModel);
  if (refusal !== undefined) return { ok: false, reason: `${name} ${refusal}` };
  const suitability = freeCashFlowSuitability(fundamentals);
  if (!suitability.ok) return suitability;
  const ebitda = baseEbitdaOf(fundamentals);
  return ebitda && ebitda.value > 0
    ? suitability
    : {
        ok: false,
        reason: `${name} has no positive EBITDA, and lenders size the debt of a buyout as a multiple of EBITDA.`,
      };
}
