import { expect, it } from 'vitest';
import { stockCovariance, stockReturns } from '../testing/stockCovariance.js';
import { valueOf } from '../testing/valueOf.js';
import { createFrontierResampling, type ResamplingOptions } from './createFrontierResampling.js';
import { createRandomStream } from './createRandomStream.js';
import { efficientFrontier } from './efficientFrontier.js';
import { choleskyOf, resampledMoments } from './resampledMoments.js';

const problem = { covariance: stockCovariance, expectedReturns: stockReturns };
const frontier = valueOf(efficientFrontier(problem, 10));
const options: ResamplingOptions = {
  observations: 1250,
  periodsPerYear: 252,
  volatilities: frontier.map(({ volatility }) => volatility),
  riskFree: 0.02,
  seed: 1,
};

function resampled(change: Partial<ResamplingOptions> = {}, steps = 60) {
  const { step, result } = valueOf(createFrontierResampling(problem, { ...options, ...change }));
  for (let at = 0; at < steps; at += 1) step();
  return valueOf(result());
}

it('[PORTFOLIO-172] draws numbers with the moments of their distributions', () => {
  const { normal, chiSquare } = createRandomStream(5);
  for (const degrees of [1, 2, 7, 400]) {
    const drawn = Array.from({ length: 20_000 }, () => chiSquare(degrees));
    const mean = drawn.reduce((sum, each) => sum + each, 0) / drawn.length;
    const variance = drawn.reduce((sum, each) => sum + (each - mean) ** 2, 0) / drawn.length;
    // Five standard errors of the mean, and 10% of the variance 2 × degrees.
    expect(Math.abs(mean - degrees)).toBeLessThan(5 * Math.sqrt((2 * degrees) / drawn.length));
    expect(Math.abs(variance / (2 * degrees) - 1)).toBeLessThan(0.1);
  }
  const normals = Array.from({ length: 20_000 }, normal);
  expect(Math.abs(normals.reduce((sum, each) => sum + each, 0) / normals.length)).toBeLessThan(0.036);
});

it('[PORTFOLIO-172] draws means and covariances around those of the sample, with the spread of a Wishart distribution', () => {
  const factor = choleskyOf(stockCovariance);
  if (!factor) throw new Error('The covariance is not positive definite.');
  const random = createRandomStream(9);
  const { size, values } = stockCovariance;
  const samples = Array.from({ length: 1500 }, () =>
    resampledMoments(stockReturns, factor, { observations: 250, periodsPerYear: 252 }, random),
  );
  const meanOf = (read: (at: number) => number): number =>
    samples.reduce((sum, _, at) => sum + read(at), 0) / samples.length;
  for (const [row, column] of [
    [0, 0],
    [3, 7],
    [19, 2],
  ] as const) {
    const at = row * size + column;
    const drawn = (sample: number): number => samples[sample]?.covariance.values[at] as number;
    const expected = values[at] as number;
    // Var S_ij = (σ_ij² + σ_ii σ_jj) ÷ (n − 1).
    const variance =
      (expected ** 2 + (values[row * size + row] as number) * (values[column * size + column] as number)) /
      249;
    expect(Math.abs(meanOf(drawn) - expected)).toBeLessThan(5 * Math.sqrt(variance / samples.length));
    expect(meanOf((sample) => (drawn(sample) - expected) ** 2) / variance).toBeCloseTo(1, 0);
    expect(Math.abs(meanOf((sample) => (drawn(sample) - expected) ** 2) / variance - 1)).toBeLessThan(0.2);
  }
  const meanVariance = (252 / 250) * (values[0] as number);
  const first = (sample: number): number => samples[sample]?.expectedReturns[0] as number;
  expect(
    Math.abs(meanOf((sample) => (first(sample) - (stockReturns[0] as number)) ** 2) / meanVariance - 1),
  ).toBeLessThan(0.2);
});

it('[PORTFOLIO-173] has a range of each weight and of the return at each volatility, and repeats from its seed', () => {
  const found = resampled();
  expect(found.resamples).toBe(60);
  expect(found).toEqual(resampled());
  expect(found).not.toEqual(resampled({ seed: 2 }));
  for (const { low, median, high } of [...found.minimumVariance, ...(found.maximumSharpe ?? [])]) {
    expect(low).toBeGreaterThanOrEqual(0);
    expect(low).toBeLessThanOrEqual(median);
    expect(median).toBeLessThanOrEqual(high);
    expect(high).toBeLessThanOrEqual(1 + 1e-9);
  }
  // More volatility leaves more to choose from, so that neither edge of the band turns back.
  const ranges = found.expectedReturns.filter((range) => range !== null);
  expect(ranges.length).toBeGreaterThan(5);
  for (const side of ['low', 'median', 'high'] as const) {
    const edge = ranges.map((range) => range[side]);
    expect(edge).toEqual(edge.toSorted((a, b) => a - b));
  }
  expect([...found.reached]).toEqual([...found.reached].toSorted((a, b) => a - b));
});

it('[PORTFOLIO-173] narrows as the sample grows, to the frontier itself', () => {
  const widthOf = ({ expectedReturns }: ReturnType<typeof resampled>): number =>
    (expectedReturns.at(-1)?.high ?? Number.NaN) - (expectedReturns.at(-1)?.low ?? Number.NaN);
  const [few, many] = [resampled({ observations: 120 }), resampled({ observations: 1e8 })];
  expect(widthOf(many)).toBeLessThan(widthOf(few) / 100);
  frontier.slice(1, -1).forEach(({ expectedReturn }, at) => {
    expect(many.expectedReturns[at + 1]?.median).toBeCloseTo(expectedReturn, 3);
  });
  frontier[0]?.weights.forEach((weight, asset) => {
    expect(many.minimumVariance[asset]?.median).toBeCloseTo(weight, 2);
  });
});

it('[PORTFOLIO-173] says why nothing is resampled', () => {
  expect(createFrontierResampling(problem, { ...options, observations: 20 }).ok).toBe(false);
  expect(valueOf(createFrontierResampling(problem, options)).result().ok).toBe(false);
});

it('[PORTFOLIO-222] has smooth edges within groups too', () => {
  const groups = [{ name: 'some', assets: [0, 3, 7, 16], lower: 0.1, upper: 0.4 }];
  const { step, result } = valueOf(createFrontierResampling({ ...problem, groups }, options));
  for (let at = 0; at < 40; at += 1) step();
  const ranges = valueOf(result()).expectedReturns.filter((range) => range !== null);
  expect(ranges.length).toBeGreaterThan(5);
  for (const side of ['low', 'high'] as const) {
    const edge = ranges.map((range) => range[side]);
    expect(edge).toEqual(edge.toSorted((a, b) => a - b));
  }
});
