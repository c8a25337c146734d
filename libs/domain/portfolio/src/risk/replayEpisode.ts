import type { DatedColumn } from '../history/alignToDays.js';
import { regressOnMarket } from './regressOnMarket.js';

/** From the close of one day to that of another; days since 1970-01-01. */
export interface EpisodeDays {
  readonly from: number;
  readonly to: number;
}

/** What an asset returned in an episode, or would have by its beta to a factor; fractions. */
export type EpisodeReturn =
  | { readonly kind: 'own'; readonly total: number }
  | {
      readonly kind: 'factor';
      /** beta × the return of the factor, no loss beyond everything. */
      readonly total: number;
      readonly beta: number;
      /** Of the beta. */
      readonly tValue: number;
      /** Returns that the beta is estimated from. */
      readonly observations: number;
    }
  | { readonly kind: 'missing'; readonly reason: string };

/** A level counts for a day up to so many days later. */
const mostDaysOld = 7;
const fewestReturns = 60;

/**
 * The return of an asset over an episode from its own levels if they cover it, or else that of a factor times the beta of their common
 * returns, between the days on which both have a level. Without either there is a reason.
 */
export function replayEpisode(
  own: DatedColumn,
  factor: DatedColumn | null,
  days: EpisodeDays,
  periodsPerYear: number,
): EpisodeReturn {
  const total = returnOver(own, days);
  if (total !== null) return { kind: 'own', total };
  if (!factor)
    return { kind: 'missing', reason: 'Its prices do not cover the episode, and there is no benchmark.' };
  const ofFactor = returnOver(factor, days);
  if (ofFactor === null)
    return { kind: 'missing', reason: 'Neither its prices nor those of the benchmark cover the episode.' };
  const [returns, others] = commonReturns(own, factor);
  if (returns.length < fewestReturns)
    return {
      kind: 'missing',
      reason: `A beta needs ${fewestReturns} returns in common with the benchmark; there are ${returns.length}.`,
    };
  const found = regressOnMarket({ returns, periodsPerYear }, { returns: others, periodsPerYear });
  if (!found.ok) return { kind: 'missing', reason: found.reason };
  const { beta, betaStandardError, observations } = found.value;
  return {
    kind: 'factor',
    total: Math.max(beta * ofFactor, -1),
    beta,
    tValue: beta / betaStandardError,
    observations,
  };
}

function returnOver(column: DatedColumn, { from, to }: EpisodeDays): number | null {
  const [opening, closing] = [levelOn(column, from), levelOn(column, to)];
  return opening === null || closing === null ? null : closing / opening - 1;
}

function levelOn({ days, values }: DatedColumn, day: number): number | null {
  let at = days.length - 1;
  while (at >= 0 && (days[at] as number) > day) at -= 1;
  const level = values[at];
  return level !== undefined && level > 0 && day - (days[at] as number) <= mostDaysOld ? level : null;
}

function commonReturns(own: DatedColumn, factor: DatedColumn): readonly [Float64Array, Float64Array] {
  const places = new Map(Array.from(factor.days, (day, at) => [day, at] as const));
  const [mine, others]: [number[], number[]] = [[], []];
  let last: readonly [number, number] | null = null;
  for (let at = 0; at < own.days.length; at += 1) {
    const place = places.get(own.days[at] as number);
    const [level, other] = [own.values[at] as number, factor.values[place ?? -1]];
    if (!(level > 0) || other === undefined || !(other > 0)) continue;
    if (last) {
      mine.push(level / last[0] - 1);
      others.push(other / last[1] - 1);
    }
    last = [level, other];
  }
  return [Float64Array.from(mine), Float64Array.from(others)];
}
