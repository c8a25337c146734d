import { percent, reason, type Reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { highestStartingGrowth, lowestStartingGrowth } from '../default-assumptions/revenueGrowth.js';
import { threeYearGrowth } from '../default-assumptions/threeYearGrowth.js';
import type { OpenQuestion } from './CompanyDefaults.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { fadeTo } from '../default-assumptions/fadeTo.js';
import { notableAcquisitions } from './notableAcquisitions.js';
import { trailingGrowth } from './trailingGrowth.js';

/** Above it a company is taken to need ten years to mature, and its growth fades faster than in equal steps. */
export const fastGrowth = 0.1;

/** How much faster growth fades for each percentage point of starting growth above `fastGrowth`. */
const speedPerPoint = 0.05;
const highestSpeed = 2;

export interface StartingGrowth {
  /** An annual fraction within the plausible range. */
  readonly value: number;
  readonly reason: Reason;
  readonly sources: Assumption['sources'];
  readonly question: OpenQuestion | null;
}

/**
 * The mean of trailing growth and three-year compound growth, of those known, within −20% and +40%: growth outside
 * reflects a merger, a start or a collapse. What acquisitions added is in it, and `salesToCapital` has what they cost.
 * Null if no growth is known.
 */
export function startingGrowth(basis: DefaultBasis): StartingGrowth | null {
  const trailing = trailingGrowth(basis);
  const compound = threeYearGrowth(basis.years);
  const known = [trailing, compound].filter((growth) => growth !== null);
  if (known.length === 0) return null;
  const mean = known.reduce((sum, { value }) => sum + value, 0) / known.length;
  const value = Math.min(Math.max(mean, lowestStartingGrowth), highestStartingGrowth);
  const parts =
    trailing && compound
      ? reason`Mean of ${percent(trailing.value)} over the last twelve months and ${percent(compound.value)} a year over ${compound.years} ${compound.years === 1 ? 'year' : 'years'}`
      : trailing
        ? reason`${percent(trailing.value)} over the last twelve months`
        : reason`${compound?.years ?? 0}-yr CAGR ${percent(mean)}`;
  const isLimited = value !== mean;
  const bought = notableAcquisitions(basis);
  const limited = isLimited ? reason`${parts}, limited to ${percent(value, 0)}` : parts;
  return {
    value,
    reason:
      bought === null
        ? limited
        : reason`${limited}; acquisitions of ${percent(bought, 0)} of revenue count as reinvestment`,
    sources: known.flatMap(({ sources }) => sources),
    question: isLimited
      ? {
          input: 'revenue_growth',
          isNeeded: false,
          text: reason`Revenue grew ${percent(mean)} a year, outside the usual range, so the forecast starts at ${percent(value, 0)}. Enter the growth you expect.`,
        }
      : null,
  };
}

/** Growth from its start to terminal growth in the year after the forecast; Chan, Karceski, Lakonishok (2003) on persistence. */
export function companyGrowth(
  start: StartingGrowth | null,
  years: number,
  terminalGrowth: number,
): Assumption {
  if (!start)
    return {
      input: 'revenue_growth',
      value: Array.from({ length: years }, () => terminalGrowth),
      reason: reason`Terminal growth of ${percent(terminalGrowth)}; no earlier revenue reported under the tags checked`,
      sources: [],
      external: null,
    };
  const speed = fadeSpeed(start.value);
  return {
    input: 'revenue_growth',
    value: fadeTo(start.value, terminalGrowth, years, speed),
    reason: reason`${start.reason}, fades ${speed > 1 ? 'fast ' : ''}to ${percent(terminalGrowth)}; high growth does not persist`,
    sources: start.sources,
    external: null,
  };
}

/** 1 for growth in equal steps, up to 2 for the fastest growing. */
export const fadeSpeed = (start: number): number =>
  Math.min(Math.max(1 + ((start - fastGrowth) / 0.01) * speedPerPoint, 1), highestSpeed);
