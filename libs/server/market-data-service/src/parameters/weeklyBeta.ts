import type { Bar } from '@finance-analyst/market';
import { findSplitStep } from './findSplitStep.js';

/** Fewest weeks that both series must share: two years. */
export const fewestWeeks = 104;

const mostWeeks = 260;
const weekMs = 7 * 86_400_000;

/** The first Monday of the epoch, so that weeks begin on Mondays. */
const mondayMs = Date.UTC(1970, 0, 5);

export type WeeklyBeta =
  | {
      readonly ok: true;
      readonly value: {
        readonly beta: number;
        readonly weeks: number;
        readonly lastDate: string;
        /** Whether the source adjusted the share's closes. */
        readonly isAdjusted: boolean;
      };
    }
  | { readonly ok: false; readonly reason: string };

interface WeekEnd {
  readonly date: string;
  readonly close: number;
}

type CloseOf = (bar: Bar) => number | null;

const adjustedCloseOf: CloseOf = ({ adjustedClose }) => adjustedClose;
const plainCloseOf: CloseOf = ({ close }) => close;

/** The last close of each week, by week number. */
function weekEnds(bars: readonly Bar[], closeOf: CloseOf): Map<number, WeekEnd> {
  const ends = new Map<number, WeekEnd>();
  for (const bar of bars) {
    const close = closeOf(bar);
    if (close !== null && close > 0)
      ends.set(Math.floor((Date.parse(bar.date) - mondayMs) / weekMs), { date: bar.date, close });
  }
  return ends;
}

/** The share and its index at the end of a week in which both traded. */
interface SharedWeek {
  readonly share: WeekEnd;
  readonly index: WeekEnd;
}

function sharedWeeks(
  shareEnds: ReadonlyMap<number, WeekEnd>,
  indexEnds: ReadonlyMap<number, WeekEnd>,
): readonly SharedWeek[] {
  const weeks = [...shareEnds].flatMap(([week, share]) => {
    const index = indexEnds.get(week);
    return index ? [{ share, index }] : [];
  });
  return weeks.slice(-mostWeeks - 1);
}

/**
 * Slope of a share's weekly log returns on its index's, over the last five years that both have: covariance over the
 * index's variance, from closes at the ends of weeks in which both traded. Bars are oldest first. When adjusted closes
 * are too few, the closes themselves are used, unless a split may have moved one of them.
 */
export function weeklyBeta(share: readonly Bar[], index: readonly Bar[]): WeeklyBeta {
  const indexEnds = weekEnds(index, adjustedCloseOf);
  const adjusted = sharedWeeks(weekEnds(share, adjustedCloseOf), indexEnds);
  if (adjusted.length >= fewestWeeks) return slopeOf(adjusted, true);
  const plain = sharedWeeks(weekEnds(share, plainCloseOf), indexEnds);
  if (plain.length < fewestWeeks)
    return {
      ok: false,
      reason: `share and index have fewer than ${fewestWeeks} weeks in common (${plain.length})`,
    };
  const firstDate = plain[0]?.share.date ?? '';
  const step = findSplitStep(share.filter(({ date }) => date >= firstDate));
  if (step === null) return slopeOf(plain, false);
  const { date, before, after } = step;
  return {
    ok: false,
    reason: `the share prices have too few adjusted closes, and their step from ${before.toFixed(2)} to ${after.toFixed(2)} on ${date} may be a split`,
  };
}

function slopeOf(weeks: readonly SharedWeek[], isAdjusted: boolean): WeeklyBeta {
  const shareReturns = logReturns(weeks.map(({ share }) => share.close));
  const indexReturns = logReturns(weeks.map(({ index }) => index.close));
  const shareMean = meanOf(shareReturns);
  const indexMean = meanOf(indexReturns);
  let covariance = 0;
  let variance = 0;
  indexReturns.forEach((indexReturn, position) => {
    covariance += (indexReturn - indexMean) * ((shareReturns[position] ?? NaN) - shareMean);
    variance += (indexReturn - indexMean) ** 2;
  });
  if (!(variance > 0)) return { ok: false, reason: 'the index prices did not change' };
  const lastDate = weeks.at(-1)?.share.date ?? '';
  const beta = covariance / variance;
  return { ok: true, value: { beta, weeks: shareReturns.length, lastDate, isAdjusted } };
}

const logReturns = (closes: readonly number[]): number[] =>
  closes.slice(1).map((close, position) => Math.log(close / (closes[position] ?? NaN)));

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
