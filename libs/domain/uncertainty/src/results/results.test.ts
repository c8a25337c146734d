import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sampling } from '../sampling/samplingPlan.js';
import { createSampler } from '../sampling/createSampler.js';
import { twoVariables } from '../testing/valueModel.js';
import { checksumOf } from './checksumOf.js';
import { convergenceOf } from './convergenceOf.js';
import { createEstimator } from './createEstimator.js';
import { estimateMean } from './estimateMean.js';
import { histogramOf } from './histogramOf.js';
import { orderedSum } from './orderedSum.js';
import { percentileOf } from './percentileOf.js';

const figures = fc
  .array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 400 })
  .map((list) => Float64Array.from(list));

it('[UNCERTAINTY-11] sums with an error of the last places only, however many figures', () => {
  const values = new Float64Array(1_000_000).fill(0.1);
  expect(Math.abs(orderedSum(values) - 100_000)).toBeLessThan(1e-9);
});

// R's quantile(x, type = 7) and Excel's PERCENTILE.INC define it so; Hyndman and Fan (1996), definition 7.
it.each([
  [0, 1],
  [0.25, 3.25],
  [0.4, 4.6],
  [0.5, 5.5],
  [0.95, 15.05],
  [1, 20],
])('[UNCERTAINTY-12] the percentile %d of ten figures is %d', (probability, expected) => {
  expect(percentileOf(Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 20), probability)).toBeCloseTo(expected, 12);
});

describe('standard errors', () => {
  const plain = { kind: 'plain' } as const;
  const hypercube = { kind: 'latin-hypercube', designs: 16 } as const;
  const runs = 600;
  const paths = 1600;

  /** Estimates of runs that differ in their seed; the output is the sum of a normal and a lognormal figure. */
  const estimates = (sampling: Sampling) =>
    Array.from({ length: runs }, (_, seed) => {
      const created = createSampler({ ...twoVariables, seed, paths, sampling });
      if (!created.ok) throw new Error(created.reason);
      const columns = [new Float64Array(paths), new Float64Array(paths)] as const;
      created.sampler.draw(0, columns);
      const outputs = columns[0].map((x, path) => x + (columns[1][path] as number));
      const estimator = createEstimator(outputs, outputs.toSorted(), sampling);
      return [
        estimateMean(outputs, sampling),
        estimator.percentile(0.5),
        estimator.percentile(0.9),
        estimator.shareBelow(1),
      ];
    });
  const spreadOf = (list: readonly number[]): number => {
    const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
    return Math.sqrt(list.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (list.length - 1));
  };

  it.each([
    ['independent paths', plain],
    ['Latin hypercubes', hypercube],
  ])('[UNCERTAINTY-13] of %s are how far estimates differ between runs', (_, sampling) => {
    const all = estimates(sampling);
    for (const at of [0, 1, 2, 3]) {
      const actual = spreadOf(all.map((each) => each[at]?.value ?? Number.NaN));
      const squares = all.map((each) => (each[at]?.standardError ?? Number.NaN) ** 2);
      const measured = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / runs);
      // The spread of 600 runs is itself known to about 3%; of 4,000 runs all eight ratios were within 3% of 1.
      expect(measured / actual).toBeGreaterThan(0.88);
      expect(measured / actual).toBeLessThan(1.12);
    }
  });

  it('[UNCERTAINTY-13] of the mean are far smaller for Latin hypercubes', () => {
    const errorOf = (sampling: Sampling): number => estimates(sampling)[0]?.[0]?.standardError ?? Number.NaN;
    expect(errorOf(hypercube)).toBeLessThan(errorOf(plain) / 4);
  });

  it('[UNCERTAINTY-13] are missing where the paths are too few to measure them', () => {
    const few = Float64Array.from({ length: 30 }, (_, at) => at);
    expect(createEstimator(few, few, plain).percentile(0.01).standardError).toBeNull();
    const gap = few.map((value, at) => (at < 2 ? Number.NaN : value)).subarray(0, 16);
    expect(estimateMean(gap, { kind: 'latin-hypercube', designs: 8 }).standardError).toBeNull();
  });

  it('[UNCERTAINTY-14] of a probability are not 0 where no path is below the price', () => {
    const all = Float64Array.from({ length: 96 }, (_, at) => at);
    for (const sampling of [plain, hypercube])
      for (const bound of [-1, 1000])
        expect(createEstimator(all, all, sampling).shareBelow(bound).standardError).toBeCloseTo(0.014, 3);
  });

  it('[UNCERTAINTY-14] of a probability are not 0 where all designs have the same count below the price', () => {
    // One uniform input: each design of 100 paths has 30 or 31 below 0.301, and often all have the same.
    const [paths, designs, probability] = [800, 8, 0.301];
    const sampling = { kind: 'latin-hypercube', designs } as const;
    const shares = Array.from({ length: 200 }, (_, seed) => {
      const created = createSampler({
        seed,
        paths,
        sampling,
        variables: [{ name: 'growth', effect: 'value', distribution: { kind: 'uniform', low: 0, high: 1 } }],
      });
      if (!created.ok) throw new Error(created.reason);
      const outputs = new Float64Array(paths);
      created.sampler.draw(0, [outputs]);
      return createEstimator(outputs, outputs.toSorted(), sampling).shareBelow(probability);
    });
    const errors = shares.map(({ standardError }) => standardError ?? Number.NaN);
    expect(Math.min(...errors)).toBeCloseTo(Math.sqrt(designs) / (2 * paths), 15);
    // 95% of the estimates are within two standard errors of the true probability.
    const within = shares.filter(
      ({ value }, at) => Math.abs(value - probability) <= 2 * (errors[at] as number),
    );
    expect(within.length).toBeGreaterThanOrEqual(190);
  });
});

it('[UNCERTAINTY-15] the bins of a histogram, and what lies outside, count every figure', () => {
  fc.assert(
    fc.property(figures, fc.integer({ min: 1, max: 60 }), (list, binCount) => {
      const [low, high] = [percentileOf(list.toSorted(), 0.1), percentileOf(list.toSorted(), 0.9)];
      const { counts, below, above } = histogramOf(list, low, high, binCount);
      expect(below).toBe(list.filter((value) => value < low).length);
      expect(above).toBe(list.filter((value) => value > high).length);
      const bins = counts.length;
      const isIn = (value: number, bin: number): boolean =>
        value >= low + ((high - low) * bin) / bins &&
        (bin === bins - 1 ? value <= high : value < low + ((high - low) * (bin + 1)) / bins);
      expect(counts).toEqual(counts.map((_, bin) => list.filter((value) => isIn(value, bin)).length));
      expect(counts.reduce((sum, count) => sum + count, 0) + below + above).toBe(list.length);
    }),
  );
  expect(histogramOf(Float64Array.of(3, 3, 3), 3, 3, 10)).toEqual({
    low: 3,
    high: 3,
    counts: [3],
    below: 0,
    above: 0,
  });
});

it('[UNCERTAINTY-16] convergence is the mean after ever twice as many paths', () => {
  const outputs = Float64Array.from({ length: 1000 }, (_, at) => at % 7);
  outputs[5] = Number.NaN;
  const points = convergenceOf(outputs, { kind: 'plain' });
  expect(points.map(({ paths }) => paths)).toEqual([125, 250, 500, 1000].filter((count) => count >= 64));
  expect(points.at(-1)?.mean).toEqual(estimateMean(outputs, { kind: 'plain' }));
  const designs = convergenceOf(outputs, { kind: 'latin-hypercube', designs: 8 });
  expect(designs.map(({ paths }) => paths)).toEqual([250, 500, 1000]);
});

describe('the checksum', () => {
  it('[UNCERTAINTY-17] differs when a bit or the order does', () => {
    const base = Float64Array.of(1, 2, 3, Number.NaN);
    const others = [
      Float64Array.of(1, 2, 3 + 2 ** -51, Number.NaN),
      Float64Array.of(2, 1, 3, Number.NaN),
      Float64Array.of(1, 2, 3),
      Float64Array.of(1, 2, 3, 0),
      Float64Array.of(1, 2, 3, Number.NaN, 0),
    ];
    expect(new Set([base, ...others].map(checksumOf)).size).toBe(6);
    expect(checksumOf(base.slice())).toBe(checksumOf(base));
    fc.assert(
      fc.property(figures, fc.nat(), (list, at) => {
        const changed = list.slice();
        const bits = new Uint8Array(changed.buffer);
        const byte = at % bits.length;
        bits[byte] = (bits[byte] as number) ^ (1 << (at % 8));
        if (!changed.some(Number.isNaN)) expect(checksumOf(changed)).not.toBe(checksumOf(list));
      }),
    );
  });
});
