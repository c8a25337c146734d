import type { Bar } from '@finance-analyst/market';
import type { CompanyHistory } from '../statements/simulateCompany.js';
import type { SampleSplit } from './splitsOf.js';

/** A company in an index. */
export interface IndexMember {
  readonly bars: readonly Bar[];
  readonly splits: readonly SampleSplit[];
  readonly history: CompanyHistory;
}

const baseLevel = 1000;

/** Shares outstanding by the last quarter that ended before each date, after the splits since. */
function shareCounts({ bars, history }: IndexMember): number[] {
  let next = 0;
  let shares = history.openingShares;
  return bars.map(({ date }) => {
    for (
      let quarter = history.quarters[next];
      quarter && quarter.end < date;
      quarter = history.quarters[next]
    ) {
      shares = quarter.sharesOutstanding;
      next += 1;
    }
    const running = history.quarters[next];
    return running?.split ? (shares * running.split.numerator) / running.split.denominator : shares;
  });
}

/**
 * A price index weighted by market capitalization: each day's change is the members' changes, splits apart,
 * weighted by what they were worth at the previous close. Dividends are not reinvested.
 */
export function indexBars(members: readonly IndexMember[]): Bar[] {
  const counted = members.map((member) => ({
    bars: member.bars,
    shares: shareCounts(member),
    splitOn: new Map(member.splits.map((split) => [split.date, split.numerator / split.denominator])),
  }));
  let level = baseLevel;

  return (members[0]?.bars ?? []).map(({ date }, day) => {
    let worthBefore = 0;
    const worth = { open: 0, high: 0, low: 0, close: 0 };
    let volume = 0;
    for (const { bars, shares, splitOn } of counted) {
      const bar = bars[day];
      if (!bar) continue;
      const previous = bars[day - 1]?.close ?? bar.open ?? bar.close;
      const split = splitOn.get(date) ?? 1;
      const held = (shares[day] ?? 0) / (day === 0 ? 1 : split);
      worthBefore += previous * held;
      worth.open += (bar.open ?? bar.close) * held * split;
      worth.high += (bar.high ?? bar.close) * held * split;
      worth.low += (bar.low ?? bar.close) * held * split;
      worth.close += bar.close * held * split;
      volume += bar.volume ?? 0;
    }
    const at = (value: number) => Math.round((level * value * 100) / worthBefore) / 100;
    const bar = {
      date,
      open: at(worth.open),
      high: at(worth.high),
      low: at(worth.low),
      close: at(worth.close),
      volume,
    };
    level *= worth.close / worthBefore;
    return { ...bar, adjustedClose: bar.close };
  });
}
