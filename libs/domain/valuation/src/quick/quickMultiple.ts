import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import { sharesOutstanding } from '../default-assumptions/equityBridge.js';
import { isPrice } from '../derived-defaults/whyNoPrice.js';
import { quickIncome } from './quickIncome.js';
import type { QuickBasis } from './QuickInputs.js';
import { quickNetDebt } from './quickNetDebt.js';

/**
 * The fiscal year whose diluted shares apply to a period, and what it leaves out: trailing figures have no average count of
 * their own.
 */
const yearOf = (fundamentals: CompanyFundamentals, period: FiscalPeriod): FiscalPeriod =>
  period.kind === 'annual' ? period : (fundamentals.annual.at(-1) ?? period);

/** The income of a period under a multiple, or why no price has a multiple of it. */
export function incomeToDivideBy(
  period: FiscalPeriod,
  year: FiscalPeriod,
  basis: QuickBasis,
): Result<number> {
  const name = basis === 'net-income' ? 'net income' : 'operating income';
  const income = quickIncome(period, year, basis);
  if (income === null)
    return { ok: false, reason: `No ${name} reported for ${period.label} under the tags checked.` };
  return income > 0
    ? { ok: true, value: income }
    : { ok: false, reason: `No multiple: ${name} is not positive in ${period.label}.` };
}

/**
 * P/E or EV/EBIT of a period at a price in its currency: price × diluted shares (+ net debt) ÷ income. The shares are those
 * of the fiscal year, unless others are given.
 */
export function quickMultiple(
  fundamentals: CompanyFundamentals,
  period: FiscalPeriod,
  price: number,
  basis: QuickBasis,
  given: number | null = null,
): Result<number> {
  if (!isPrice(price)) return { ok: false, reason: 'No price is available.' };
  const year = yearOf(fundamentals, period);
  const found = incomeToDivideBy(period, year, basis);
  if (!found.ok) return found;
  const income = found.value;
  const shares = given ?? sharesOutstanding(fundamentals, year)?.value;
  if (shares === undefined) return { ok: false, reason: `No share count reported for ${period.label}.` };
  const marketValue = price * Number(shares);
  if (basis === 'net-income') return { ok: true, value: marketValue / income };
  const netDebt = quickNetDebt(fundamentals, period);
  if (!netDebt.ok) return netDebt;
  const value = (marketValue + netDebt.value) / income;
  return value > 0
    ? { ok: true, value }
    : { ok: false, reason: `Net cash is worth more than the market value of ${period.label}.` };
}
