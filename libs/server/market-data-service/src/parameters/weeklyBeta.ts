import type { Bar } from '@finance-analyst/market';

/** Fewest weeks that both series must share: two years. */
export const fewestWeeks = 104;

const mostWeeks = 260;
const weekMs = 7 * 86_400_000;

/** The first Monday of the epoch, so that weeks begin on Mondays. */
const mondayMs = Date.UTC(1970, 0, 5);

export type WeeklyBeta =
  | {
      readonly ok: true;
      readonly value: { readonly beta: number; readonly weeks: number; readonly lastDate: string };
    }
  | { readonly ok: false; readonly reason: string };

interface WeekEnd {
  readonly date: string;
  readonly close: number;
}

/** The last adjusted close of each week, by the week's number. */
function weekEnds(bars: readonly Bar[]): Map<number, WeekEnd> {
  const ends = new Map<number, WeekEnd>();
  for (const { date, adjustedClose } of bars)
    if (adjustedClose !== null && adjustedClose > 0)
      ends.set(Math.floor((Date.parse(date) - mondayMs) / weekMs), { date, close: adjustedClose });
  return ends;
}

/**
 * Slope of a share's weekly log returns on its index's, over the last five years that both have: covariance over the
 * index's variance, from adjusted closes at the ends of weeks that both traded in. Bars are oldest first.
 */
export function weeklyBeta(share: readonly Bar[], index: readonly Bar[]): WeeklyBeta {
  const shareEnds = weekEnds(share);
  const indexEnds = weekEnds(index);
  const weeks = [...shareEnds.keys()].filter((week) => indexEnds.has(week)).slice(-mostWeeks - 1);
  if (weeks.length < fewestWeeks)
    return {
      ok: false,
      reason: `share and index have fewer than ${fewestWeeks} weeks in common (${weeks.length})`,
    };
  const shareReturns = logReturns(weeks.map((week) => shareEnds.get(week)?.close ?? NaN));
  const indexReturns = logReturns(weeks.map((week) => indexEnds.get(week)?.close ?? NaN));
  const shareMean = meanOf(shareReturns);
  const indexMean = meanOf(indexReturns);
  let covariance = 0;
  let variance = 0;
  indexReturns.forEach((indexReturn, position) => {
    covariance += (indexReturn - indexMean) * ((shareReturns[position] ?? NaN) - shareMean);
    variance += (indexReturn - indexMean) ** 2;
  });
  if (!(variance > 0)) return { ok: false, reason: 'the index did not move' };
  const lastDate = shareEnds.get(weeks.at(-1) ?? NaN)?.date ?? '';
  return { ok: true, value: { beta: covariance / variance, weeks: shareReturns.length, lastDate } };
}

const logReturns = (closes: readonly number[]): number[] =>
  closes.slice(1).map((close, position) => Math.log(close / (closes[position] ?? NaN)));

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
