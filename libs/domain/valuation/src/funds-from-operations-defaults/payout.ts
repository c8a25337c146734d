import { median } from '@finance-analyst/finance-math';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { commonDividendsOf } from '../default-assumptions/commonDividendsOf.js';
import { medianPhrase, recentYears, spanOf } from '../default-assumptions/statementHistory.js';
import { fundsFromOperationsOf } from './fundsFromOperations.js';

/** The median share of FFO that recent years paid to the common shareholders; 0 where none reports dividends. */
export function payout(fundamentals: CompanyFundamentals): Assumption {
  const known = recentYears(fundamentals).flatMap((year) => {
    const ffo = fundsFromOperationsOf(year);
    const dividends = commonDividendsOf(year);
    return ffo && dividends && ffo.value > 0
      ? [
          {
            value: dividends.value / ffo.value,
            period: year.label,
            sources: [...ffo.sources, dividends.paid],
          },
        ]
      : [];
  });
  const values = known.map(({ value }) => value);
  const periods = known.map(({ period }) => period);
  const middle = median(values);
  const sources = known.flatMap((each) => each.sources);
  const hasPreferred = sources.some(({ line }) => line === 'preferredDividends');
  return {
    input: 'payout',
    value: middle.ok ? middle.value : 0,
    reason: middle.ok
      ? `${medianPhrase({ values, periods, sources })}; ${hasPreferred ? 'common ' : ''}dividends over FFO, ${spanOf(periods)}`
      : 'No recent year with FFO above zero and dividends reported under the tags checked',
    sources,
    external: null,
  };
}
