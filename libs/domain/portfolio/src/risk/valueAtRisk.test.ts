import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitrarySeries, changed, daily } from '../testing/arbitrarySeries.js';
import { baconPortfolio } from '../testing/baconReturns.js';
import { valueOf } from '../testing/valueOf.js';
import { expectedShortfall } from './expectedShortfall.js';
import type { LossMethod, LossOptions } from './LossOptions.js';
import type { ReturnSeries } from './ReturnSeries.js';
import { valueAtRisk } from './valueAtRisk.js';

const methods: readonly LossMethod[] = ['historical', 'normal', 'cornishFisher'];
const arbitraryLevel = fc.integer({ min: 51, max: 99 }).map((each) => each / 100);

// PerformanceAnalytics 2.1.0 (R), VaR and ES: historical, gaussian, modified.
it.each([
  ['historical', 0.95, 0.0592, 0.063],
  ['historical', 0.99, 0.06408, 0.065],
  ['normal', 0.95, 0.0546818983364544, 0.0708596696706958],
] as const)('[PORTFOLIO-61] is the published %s loss at %d', (method, level, loss, shortfall) => {
  expect(valueOf(valueAtRisk(baconPortfolio, { level, method })).loss).toBeCloseTo(loss, 14);
  expect(valueOf(expectedShortfall(baconPortfolio, { level, method })).loss).toBeCloseTo(shortfall, 14);
});

// PerformanceAnalytics 2.1.0 (R), VaR modified. Its shortfall has another definition: here NumPy, which averages the quantiles.
it('[PORTFOLIO-62] is the published Cornish–Fisher loss, with the mean of the quantiles beyond', () => {
  const options = { level: 0.95, method: 'cornishFisher' } as const;
  expect(valueOf(valueAtRisk(baconPortfolio, options)).loss).toBeCloseTo(0.056028994816641, 14);
  expect(valueOf(valueAtRisk(baconPortfolio, { ...options, level: 0.99 })).loss).toBeCloseTo(
    0.078180598761917,
    14,
  );
  expect(valueOf(expectedShortfall(baconPortfolio, options)).loss).toBeCloseTo(0.06937957809275205, 14);
});

it('[PORTFOLIO-62] has the loss of a sum of independent periods over a horizon', () => {
  const over = (method: LossMethod, horizon: number) =>
    valueOf(valueAtRisk(baconPortfolio, { level: 0.95, method, horizon })).loss;
  // z × σ × √4 less 4 means, with σ of the 24 months as they are.
  expect(over('normal', 4)).toBeCloseTo(2 * (over('normal', 1) + 0.009) - 4 * 0.009, 14);
  // The sum of more and more periods becomes normal.
  expect(over('cornishFisher', 4000) / over('normal', 4000)).toBeCloseTo(1, 3);
});

it('[PORTFOLIO-61] compounds all runs of the horizon that the returns have', () => {
  const series = daily([0.1, -0.2, 0.3, -0.4]);
  const options = { level: 0.75, horizon: 2 };
  // Windows −12%, 4%, −22%: the quantile at ¼ lies between the two worst.
  expect(valueOf(valueAtRisk(series, options)).loss).toBeCloseTo(0.17, 14);
  expect(valueOf(expectedShortfall(series, options))).toEqual({
    loss: expect.closeTo(0.22, 14),
    valueAtRisk: expect.closeTo(0.17, 14),
    observations: 4,
    note: 'Based on 2 separate observations; fewer than 60 give an unreliable figure.',
  });
});

it('[PORTFOLIO-61] includes outcomes that equal the value at risk in its shortfall', () => {
  const series = daily([-0.5, -0.3, -0.3, -0.1, 0.2]);
  expect(valueOf(valueAtRisk(series, { level: 0.75 })).loss).toBe(0.3);
  expect(valueOf(expectedShortfall(series, { level: 0.75 })).loss).toBeCloseTo(1.1 / 3, 15);
});

/** The loss at a level by sorting all returns. */
function sortedLoss({ returns }: ReturnSeries, level: number): number {
  const sorted = [...returns].sort((a, b) => a - b);
  const position = (sorted.length - 1) * (1 - level);
  const [below, above] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]] as [number, number];
  return -(below + (above - below) * (position - Math.floor(position)));
}

it.each([2, 512, 2520])(
  '[PORTFOLIO-61] finds the quantile of %d returns or more that sorting finds',
  (fewest) => {
    fc.assert(
      fc.property(arbitrarySeries(fewest), arbitraryLevel, (series, level) => {
        const { loss } = valueOf(valueAtRisk(series, { level }));
        expect(loss).toBeCloseTo(sortedLoss(series, level), 12);
        const beyond = series.returns.filter((each) => -each >= loss - 1e-12);
        const mean = beyond.reduce((sum, each) => sum + each, 0) / beyond.length;
        expect(valueOf(expectedShortfall(series, { level })).loss).toBeCloseTo(-mean, 12);
      }),
      { numRuns: fewest > 2 ? 20 : 100 },
    );
  },
);

it('[PORTFOLIO-61] finds the quantile of returns that repeat every four days', () => {
  const returns = Array.from({ length: 512 }, (_, at) => (at % 4 === 0 ? -0.9 : 0.1) + at * 1e-5);
  for (const level of [0.6, 0.9, 0.95, 0.99])
    for (const series of [daily(returns), daily(returns.toReversed())])
      expect(valueOf(valueAtRisk(series, { level })).loss).toBeCloseTo(sortedLoss(series, level), 12);
});

it('[PORTFOLIO-61] leaves the returns as they were', () => {
  fc.assert(
    fc.property(arbitrarySeries(), (series) => {
      const before = Float64Array.from(series.returns);
      valueAtRisk(series, { level: 0.95 });
      expectedShortfall(series, { level: 0.95 });
      expect(series.returns).toEqual(before);
    }),
  );
});

it('[PORTFOLIO-61] scales with the returns, and the shortfall is no less than the value at risk', () => {
  fc.assert(
    fc.property(arbitrarySeries(), arbitraryLevel, fc.constantFrom(...methods), (series, level, method) => {
      const options: LossOptions = { level, method };
      const loss = valueAtRisk(series, options);
      const shortfall = expectedShortfall(series, options);
      expect(loss.ok).toBe(shortfall.ok);
      expect(loss.ok || method === 'cornishFisher').toBe(true);
      if (!loss.ok || !shortfall.ok) return;
      expect(shortfall.value.loss).toBeGreaterThanOrEqual(loss.value.loss - 1e-15);
      expect(shortfall.value.valueAtRisk).toBe(loss.value.loss);
      for (const [measure, found] of [
        [valueAtRisk, loss],
        [expectedShortfall, shortfall],
      ] as const)
        expect(valueOf(measure(changed(series, 2), options)).loss).toBeCloseTo(2 * found.value.loss, 13);
    }),
  );
});

it('[PORTFOLIO-61] is no less at a higher level', () => {
  fc.assert(
    fc.property(
      arbitrarySeries(),
      arbitraryLevel,
      fc.constantFrom('historical', 'normal'),
      (series, level, method) => {
        for (const measure of [valueAtRisk, expectedShortfall])
          expect(valueOf(measure(series, { level: level + 0.005, method })).loss).toBeGreaterThanOrEqual(
            valueOf(measure(series, { level, method })).loss - 1e-12,
          );
      },
    ),
  );
});

it('[PORTFOLIO-62] refuses a Cornish–Fisher expansion that gives no quantile', () => {
  // One fall among 200 small returns: a skewness of −14 and a kurtosis of 195.
  const fall = daily([-0.5, ...Array.from({ length: 199 }, (_, at) => (at % 2 === 0 ? 0.001 : -0.001))]);
  for (const measure of [valueAtRisk, expectedShortfall])
    expect(measure(fall, { level: 0.95, method: 'cornishFisher' })).toEqual({
      ok: false,
      reason:
        'The Cornish–Fisher expansion gives no quantile at this level for the skewness and kurtosis of the returns.',
    });
  expect(valueAtRisk(fall, { level: 0.95, method: 'normal' }).ok).toBe(true);
});

it('[PORTFOLIO-62] accepts a Cornish–Fisher expansion at the levels at which it gives a quantile', () => {
  // A kurtosis of 23: the expansion falls around the middle, up to levels beyond 90%.
  const fat = daily([0.5, -0.5, ...Array.from({ length: 44 }, () => 0)]);
  const at = (level: number) => valueAtRisk(fat, { level, method: 'cornishFisher' });
  expect(at(0.9).ok).toBe(false);
  const z = -1.6448536269514722;
  expect(valueOf(at(0.95)).loss).toBeCloseTo(-(z + (20 / 24) * (z ** 3 - 3 * z)) * Math.sqrt(0.5 / 46), 12);
});

it('[PORTFOLIO-62] is the certain outcome where returns do not vary', () => {
  for (const method of methods) {
    const options = { level: 0.99, method } as const;
    expect(valueOf(valueAtRisk(daily([-0.25, -0.25, -0.25]), options)).loss).toBe(0.25);
    expect(valueOf(expectedShortfall(daily([-0.25, -0.25, -0.25]), options)).loss).toBe(0.25);
  }
});

it('[PORTFOLIO-56] refuses levels, horizons and returns that give no loss', () => {
  const series = daily([0.1, -0.1, 0.2]);
  for (const measure of [valueAtRisk, expectedShortfall]) {
    for (const level of [0.05, 0.5, 1, Number.NaN])
      expect(measure(series, { level })).toEqual({
        ok: false,
        reason: 'The level must be above 0.5 and below 1.',
      });
    for (const horizon of [0, 1.5, Infinity])
      expect(measure(series, { level: 0.95, horizon })).toEqual({
        ok: false,
        reason: 'The horizon must be a whole number of periods above zero.',
      });
    expect(measure(series, { level: 0.95, horizon: 3 })).toEqual({
      ok: false,
      reason: 'The horizon is not shorter than the series.',
    });
    expect(measure(daily([0.1]), { level: 0.95 })).toMatchObject({ ok: false });
    expect(measure(daily([0.1, Number.NaN]), { level: 0.95 })).toEqual({
      ok: false,
      reason: 'Return 2 is not a finite number.',
    });
    expect(measure(daily([0.1, -2, 0.1]), { level: 0.95, horizon: 2 })).toEqual({
      ok: false,
      reason: 'Return 2 is a loss of more than 100%.',
    });
  }
});
