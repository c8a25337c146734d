import { median } from '@finance-analyst/finance-math';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { medianPhrase, recentYears, sourceOf, spanOf } from '../default-assumptions/statementHistory.js';
import { fundsFromOperationsOf } from './fundsFromOperations.js';

/** The median share of FFO that recent years paid out; 0 where none reports dividends. */
export function payout(fundamentals: CompanyFundamentals): Assumption {
  const known = recentYears(fundamentals).flatMap((year) => {
    const ffo = fundsFromOperationsOf(year);
    const dividends = sourceOf(year, 'dividendsPaid');
    return ffo && dividends && ffo.value > 0
      ? [
          {
            value: dividends.figure.value / ffo.value,
            period: year.label,
            sources: [...ffo.sources, dividends],
          },
        ]
      : [];
  });
  const values = known.map(({ value }) => value);
  const periods = known.map(({ period }) => period);
  const middle = median(values);
  const sources = known.flatMap((each) => each.sources);
  return {
    input: 'payout',
    value: middle.ok ? middle.value : 0,
    reason: middle.ok
      ? `${medianPhrase({ values, periods, sources })}; dividends over FFO, ${spanOf(periods)}`
      : 'No recent year with FFO above zero and dividends reported under the tags checked',
    sources,
    external: null,
  };
}
