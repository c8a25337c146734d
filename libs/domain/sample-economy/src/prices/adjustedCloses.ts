import type { SampleDividend } from './dividendsOf.js';
import type { SampleSplit } from './splitsOf.js';

/**
 * Closes as a holder would have lived them: each earlier close is divided by the shares that one became, and
 * multiplied by 1 - dividend / close of the day before, for every later split and dividend.
 */
export function adjustedCloses(
  dates: readonly string[],
  closes: readonly number[],
  dividends: readonly SampleDividend[],
  splits: readonly SampleSplit[],
): number[] {
  const dividendOn = new Map(dividends.map(({ date, amount }) => [date, amount]));
  const splitOn = new Map(splits.map((split) => [split.date, split.denominator / split.numerator]));
  const adjusted = new Array<number>(closes.length);
  let factor = 1;
  for (let index = closes.length - 1; index >= 0; index -= 1) {
    const close = closes[index] ?? 0;
    adjusted[index] = Math.round(close * factor * 1e6) / 1e6;
    const date = dates[index] ?? '';
    const previousClose = closes[index - 1] ?? close;
    factor *= (splitOn.get(date) ?? 1) * (1 - (dividendOn.get(date) ?? 0) / previousClose);
  }
  return adjusted;
}
