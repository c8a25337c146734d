import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { commonDividendsOf } from '../default-assumptions/commonDividendsOf.js';
import {
  medianOf,
  medianPhrase,
  ratiosOf,
  recentYears,
  spanOf,
} from '../default-assumptions/statementHistory.js';
import { fundsFromOperationsOf } from './fundsFromOperations.js';

/** The median share of FFO that recent years paid to the common shareholders; 0 where none reports dividends. */
export function payout(fundamentals: CompanyFundamentals): Assumption {
  const history = ratiosOf(recentYears(fundamentals), (year) => {
    const ffo = fundsFromOperationsOf(year);
    const dividends = commonDividendsOf(year);
    return ffo && dividends && ffo.value > 0
      ? { value: dividends.value / ffo.value, sources: [...ffo.sources, dividends.paid] }
      : null;
  });
  const { periods, sources } = history;
  const middle = medianOf(history);
  const hasPreferred = sources.some(({ line }) => line === 'preferredDividends');
  return {
    input: 'payout',
    value: middle ?? 0,
    reason:
      middle === null
        ? 'No recent year with FFO above zero and dividends reported under the tags checked'
        : `${medianPhrase(history)}; ${hasPreferred ? 'common ' : ''}dividends over FFO, ${spanOf(periods)}`,
    sources,
    external: null,
  };
}
