import { percent, reason } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { commonDividendsOf } from '../default-assumptions/commonDividendsOf.js';
import { fadeTo } from '../default-assumptions/fadeTo.js';
import {
  medianOf,
  ratiosOf,
  recentYears,
  sourceOf,
  spanOf,
} from '../default-assumptions/statementHistory.js';

/**
 * Sustainable growth, the return on equity times the share of net income that was retained in recent years, fading to
 * terminal growth. Dividends, preferred ones included since the return is of all shareholders, and share repurchases count
 * as paid out; years with a loss or without dividends reported are omitted.
 */
export function assetGrowth(
  fundamentals: CompanyFundamentals,
  years: number,
  startingReturn: number,
  terminalGrowth: number,
): Assumption {
  const payouts = ratiosOf(recentYears(fundamentals), (year) => {
    const income = sourceOf(year, 'netIncome');
    const dividends = commonDividendsOf(year);
    const preferred = sourceOf(year, 'preferredDividends');
    const repurchases = sourceOf(year, 'shareRepurchases');
    if (!income || !dividends || income.figure.value <= 0) return null;
    const also = [preferred, repurchases].filter((source) => source !== null);
    const paid = also.reduce((sum, { figure }) => sum + figure.value, dividends.value);
    return { value: paid / income.figure.value, sources: [income, dividends.paid, ...also] };
  });
  const payout = medianOf(payouts);
  if (payout === null || startingReturn <= 0) {
    const why =
      payout === null
        ? 'no recent year with a profit and dividends reported under the tags checked'
        : reason`a return on equity of ${percent(startingReturn)} leaves no earnings to retain`;
    return {
      input: 'asset_growth',
      value: Array.from({ length: years }, () => terminalGrowth),
      reason: reason`Terminal growth of ${percent(terminalGrowth)}; ${why}`,
      sources: [],
      external: null,
    };
  }
  const retained = Math.min(Math.max(1 - payout, 0), 1);
  const start = startingReturn * retained;
  return {
    input: 'asset_growth',
    value: fadeTo(start, terminalGrowth, years),
    reason: reason`Retained ${percent(retained, 0)} of the ${percent(startingReturn)} return, ${percent(start)}, fades to ${percent(terminalGrowth)}; net income less dividends and share repurchases, ${spanOf(payouts.periods)}`,
    sources: payouts.sources,
    external: null,
  };
}
