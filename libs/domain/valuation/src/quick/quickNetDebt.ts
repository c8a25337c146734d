import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import type { Result } from '@finance-analyst/foundation';
import { claimsAfterAssets } from '../comparables/claimsAfterAssets.js';
import { companyClaims } from '../company-defaults/companyBridge.js';
import { statutoryRateOf } from '../default-assumptions/taxRate.js';

/**
 * Debt, unfunded pensions after tax and other claims less cash, investments and associates on a period's balance sheet, in
 * whole units: what the workbench's equity bridge subtracts. Of trailing twelve months, what quarters leave out is that of
 * the newest fiscal year. Unknown if debt or cash is: a missing component may still be filed.
 */
export function quickNetDebt(fundamentals: CompanyFundamentals, period: FiscalPeriod): Result<number> {
  const years = period.kind === 'annual' ? [period] : fundamentals.annual;
  const claims = companyClaims({ fundamentals, base: period, years });
  const missing = ['debt', 'cash'].filter((name) =>
    claims.every(({ input, sources }) => input !== name || sources.length === 0),
  );
  if (missing.length > 0)
    return {
      ok: false,
      reason: `No ${missing.join(' or ')} reported on the ${period.label} balance sheet under the tags checked.`,
    };
  return { ok: true, value: claimsAfterAssets(claims, statutoryRateOf(fundamentals.currency).value) };
}
