import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import { currentShares } from '../company-defaults/companyBridge.js';
import { commonDividendsOf } from '../default-assumptions/commonDividendsOf.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import { quickBasePeriod } from './quickBasePeriod.js';
import { quickIncome } from './quickIncome.js';
import type { QuickBasis, QuickInput } from './QuickInputs.js';
import { isWithinQuickLimits } from './quickLimits.js';
import { quickNetDebt } from './quickNetDebt.js';

/** An input's value from a company's statements or price. */
export interface QuickCompanyInput {
  readonly input: QuickInput;
  readonly value: number;
  /** Its fiscal period, or the day of the price: `TTM Q3 2026`, `2026-11-20`. */
  readonly of: string;
  /** The ISO day on which a share count was filed. */
  readonly filed?: string;
}

/**
 * The inputs of a quick valuation known for a company: revenue, today's margin, the shares of new models in the workbench,
 * net debt, payout and price. The person enters growth, final margin and multiple. A price in another currency is omitted, and so are
 * values outside an input's limits.
 */
export function quickCompanyInputs(
  fundamentals: CompanyFundamentals,
  basis: QuickBasis,
  quote: Quote | null,
): readonly QuickCompanyInput[] {
  const base = quickBasePeriod(fundamentals, basis);
  const newest = fundamentals.annual.at(-1);
  if (!base || !newest) return [];
  const of = base.label;
  const priced = quote?.currency === base.currency ? quote : null;
  const revenue = sourceOf(base, 'revenue')?.figure.value;
  const income = quickIncome(base, newest, basis);
  const dividends = commonDividendsOf(base, newest)?.value;
  const shares = currentShares({ fundamentals, base, years: fundamentals.annual });
  const netDebt = basis === 'operating-income' ? quickNetDebt(fundamentals, base) : null;
  const given: (QuickCompanyInput | null)[] = [
    revenue !== undefined && revenue > 0 ? { input: 'revenue', value: revenue, of } : null,
    revenue !== undefined && revenue > 0 && income !== null
      ? { input: 'marginNow', value: income / revenue, of }
      : null,
    shares ? { input: 'shares', value: shares.value, of: shares.period, filed: shares.filed } : null,
    netDebt?.ok ? { input: 'netDebt', value: netDebt.value, of } : null,
    dividends !== undefined && income !== null && income > 0
      ? { input: 'payout', value: dividends / income, of }
      : null,
    priced && { input: 'price', value: priced.price, of: priced.asOf },
  ];
  return given.flatMap((each) => (each && isWithinQuickLimits(each.input, each.value) ? [each] : []));
}
