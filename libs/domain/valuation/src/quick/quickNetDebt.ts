import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import type { Result } from '@finance-analyst/foundation';
import { equityBridge } from '../default-assumptions/equityBridge.js';

const signs: Readonly<Record<string, 1 | -1>> = {
  debt: 1,
  minority_interest: 1,
  preferred_equity: 1,
  cash: -1,
  non_operating_assets: -1,
};

/**
 * Debt and other claims less cash and investments on a period's balance sheet, in whole units: what the workbench's
 * equity bridge subtracts. Unknown if debt or cash is: a missing component may still be filed.
 */
export function quickNetDebt(fundamentals: CompanyFundamentals, period: FiscalPeriod): Result<number> {
  const parts = equityBridge(fundamentals, { base: period, year: period });
  const missing = ['debt', 'cash'].filter((name) =>
    parts.every(({ input, sources }) => input !== name || sources.length === 0),
  );
  if (missing.length > 0)
    return {
      ok: false,
      reason: `No ${missing.join(' or ')} reported on the ${period.label} balance sheet under the tags checked.`,
    };
  const value = parts.reduce((sum, part) => sum + (signs[part.input] ?? 0) * Number(part.value), 0);
  return { ok: true, value };
}
