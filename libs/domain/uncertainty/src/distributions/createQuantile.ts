import { exponential } from '@finance-analyst/model-engine';
import { inverseNormal } from '../draws/inverseNormal.js';
import { replaceByLine, type Line } from '../draws/replaceByLine.js';
import { replaceColumn } from '../draws/replaceColumn.js';
import { replaceEach } from '../draws/replaceEach.js';
import { vectorDraws } from '../draws/vectorDraws.js';
import { createPertQuantile } from './createPertQuantile.js';
import type { Distribution, DiscreteOutcome } from './distribution.js';

/** A distribution as a function of a draw. */
export interface Quantile {
  /** Whether it takes a standard normal figure, or a probability above 0 and below 1. */
  readonly takes: 'normal' | 'probability';
  readonly of: (draw: number) => number;
  /** If its figures are those of draws on a line. */
  readonly line?: Line;
  /** Replaces draws by figures. */
  readonly replace: (draws: Float64Array) => void;
}

/** The inverse of a distribution whose parameters are valid. */
export function createQuantile(distribution: Distribution): Quantile {
  switch (distribution.kind) {
    case 'normal': {
      const { mean, standardDeviation } = distribution;
      return onLine('normal', { start: mean, slope: standardDeviation });
    }
    case 'lognormal': {
      const { median, spread } = distribution;
      const of = (z: number): number => median * exponential(spread * z);
      return {
        takes: 'normal',
        of,
        replace: (draws) => replaceColumn(draws, of, vectorDraws()?.lognormal(median, spread)),
      };
    }
    case 'uniform': {
      const { low, high } = distribution;
      return onLine('probability', { start: low, slope: high - low });
    }
    case 'triangular': {
      const { low, mode, high } = distribution;
      const range = high - low;
      const turn = (mode - low) / range;
      const rising = range * (mode - low);
      const falling = range * (high - mode);
      const of = (p: number): number =>
        p < turn ? low + Math.sqrt(p * rising) : high - Math.sqrt((1 - p) * falling);
      return ofProbability(of);
    }
    case 'pert':
      return ofProbability(createPertQuantile(distribution.low, distribution.mode, distribution.high));
    case 'discrete':
      return ofProbability(discreteQuantile(distribution.outcomes));
  }
}

const ofProbability = (of: (p: number) => number): Quantile => ({
  takes: 'probability',
  of,
  replace: (draws) => replaceEach(draws, of),
});

const onLine = (takes: Quantile['takes'], line: Line): Quantile => ({
  takes,
  of: (draw) => line.start + line.slope * draw,
  line,
  replace: (draws) => replaceByLine(draws, line),
});

/** The figure below which a figure of the distribution lies with probability `p`, above 0 and below 1. */
export function quantileOf(distribution: Distribution, p: number): number {
  const { takes, of } = createQuantile(distribution);
  return of(takes === 'normal' ? inverseNormal(p) : p);
}

function discreteQuantile(outcomes: readonly DiscreteOutcome[]): (p: number) => number {
  const sorted = outcomes.toSorted((a, b) => a.value - b.value);
  const values = sorted.map(({ value }) => value);
  let total = 0;
  const upTo = sorted.map(({ probability }) => (total += probability));
  return (p) => {
    let at = 0;
    while (at < values.length - 1 && p * total > (upTo[at] as number)) at += 1;
    return values[at] as number;
  };
}
