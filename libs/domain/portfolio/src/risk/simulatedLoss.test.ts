import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitrarySeries, changed, daily } from '../testing/arbitrarySeries.js';
import { baconPortfolio } from '../testing/baconReturns.js';
import { valueOf } from '../testing/valueOf.js';
import { ewmaVolatility } from './ewmaVolatility.js';
import { expectedShortfall } from './expectedShortfall.js';
import { historicalLoss } from './historicalLoss.js';
import { simulatedLoss, type SimulationOptions } from './simulatedLoss.js';
import { valueAtRisk } from './valueAtRisk.js';

const seed = 7;

it('[PORTFOLIO-92] forecasts volatility from the periods before, by the decay', () => {
  const { forecasts, next } = valueOf(ewmaVolatility(daily([0.01, -0.03, 0.02]), 0.9));
  const first = (0.0001 + 0.0009 + 0.0004) / 3;
  const second = 0.9 * first + 0.1 * 0.0001;
  const third = 0.9 * second + 0.1 * 0.0009;
  [first, second, third].forEach((variance, at) =>
    expect(forecasts[at]).toBeCloseTo(Math.sqrt(variance), 15),
  );
  expect(next).toBeCloseTo(Math.sqrt(0.9 * third + 0.1 * 0.0004), 15);
});

it('[PORTFOLIO-93] is the historical loss over one period where volatility does not change', () => {
  fc.assert(
    fc.property(arbitrarySeries(), fc.integer({ min: 51, max: 99 }), (series, percent) => {
      fc.pre(series.returns.some((each) => each !== 0));
      const level = percent / 100;
      const expected = valueOf(expectedShortfall(series, { level }));
      for (const options of [{ method: 'resampled' }, { method: 'filtered', decay: 1 - 1e-12 }] as const) {
        const found = valueOf(simulatedLoss(series, { level, seed, ...options }));
        expect(found.valueAtRisk).toBeCloseTo(expected.valueAtRisk, 8);
        expect(found.paths).toBeNull();
        if (options.method === 'resampled') expect(found.expectedShortfall).toBeCloseTo(expected.loss, 12);
      }
    }),
  );
});

it('[PORTFOLIO-93] scales each return to the volatility of today', () => {
  const series = daily([0.01, -0.03, 0.02]);
  const { forecasts, next } = valueOf(ewmaVolatility(series));
  const scaled = series.returns.map((each, at) => (each / (forecasts[at] as number)) * next);
  const { valueAtRisk: loss, expectedShortfall: shortfall } = historicalLoss(scaled, 1 - 0.9);
  expect(valueOf(simulatedLoss(series, { level: 0.9, seed }))).toMatchObject({
    valueAtRisk: loss,
    expectedShortfall: shortfall,
  });
  const calm = [0.001, -0.001, 0.002, -0.002, 0.001, -0.001];
  const wild = calm.map((each) => each * 20);
  const lossAfter = (...returns: readonly number[]): number =>
    valueOf(simulatedLoss(daily(returns), { level: 0.9, seed, horizon: 5 })).valueAtRisk;
  expect(lossAfter(...calm, ...wild)).toBeGreaterThan(1.2 * lossAfter(...wild, ...calm));
});

it.each(['resampled', 'filtered'] as const)(
  '[PORTFOLIO-94] repeats a %s simulation from its seed, with more loss the higher the level',
  (method) => {
    fc.assert(
      fc.property(arbitrarySeries(3), fc.nat(1e6), fc.integer({ min: 2, max: 6 }), (series, own, horizon) => {
        fc.pre(series.returns.some((each) => each !== 0));
        const options: SimulationOptions = { level: 0.9, seed: own, horizon, method, paths: 500 };
        const found = valueOf(simulatedLoss(series, options));
        expect(valueOf(simulatedLoss(series, options))).toEqual(found);
        expect(found.expectedShortfall).toBeGreaterThanOrEqual(found.valueAtRisk);
        expect(found.expectedShortfall).toBeLessThanOrEqual(1);
        const higher = valueOf(simulatedLoss(series, { ...options, level: 0.99 }));
        expect(higher.valueAtRisk).toBeGreaterThanOrEqual(found.valueAtRisk);
        expect(found.paths).toBe(500);
      }),
    );
    const lossOf = (own: number): number =>
      valueOf(simulatedLoss(baconPortfolio, { level: 0.95, seed: own, horizon: 3, method })).valueAtRisk;
    expect(lossOf(1)).not.toBe(lossOf(2));
  },
);

it('[PORTFOLIO-94] comes near the loss of all paths that there are', () => {
  const { returns } = baconPortfolio;
  const all = Float64Array.from(
    [...returns].flatMap((one) => Array.from(returns, (two) => (1 + one) * (1 + two) - 1)),
  );
  const exact = historicalLoss(all, 0.05);
  const found = valueOf(
    simulatedLoss(baconPortfolio, { level: 0.95, horizon: 2, method: 'resampled', paths: 200_000, seed }),
  );
  expect(found.valueAtRisk).toBeCloseTo(exact.valueAtRisk, 2);
  expect(found.expectedShortfall).toBeCloseTo(exact.expectedShortfall, 3);
});

it('[PORTFOLIO-94] goes on with the volatility that the returns of a path make', () => {
  const decay = 0.5;
  const { forecasts, next } = valueOf(ewmaVolatility(baconPortfolio, decay));
  const draws = Array.from(baconPortfolio.returns, (each, at) => each / (forecasts[at] as number));
  const outcomes = draws.flatMap((one) => {
    const first = next * one;
    const second = Math.sqrt(decay * next ** 2 + (1 - decay) * first ** 2);
    return draws.map((two) => (1 + first) * (1 + second * two) - 1);
  });
  // The worst of 576 pairs comes in more than a thousandth of the paths, so that it is the value at risk.
  const found = valueOf(
    simulatedLoss(baconPortfolio, { level: 0.999, horizon: 2, decay, paths: 200_000, seed }),
  );
  expect(found.valueAtRisk).toBeCloseTo(-Math.min(...outcomes), 12);
});

it('[PORTFOLIO-93] grows with the returns over one period', () => {
  fc.assert(
    fc.property(arbitrarySeries(), fc.integer({ min: 2, max: 5 }), (series, divisor) => {
      fc.pre(series.returns.some((each) => each !== 0));
      const whole = valueOf(simulatedLoss(series, { level: 0.95, seed })).valueAtRisk;
      const part = valueOf(simulatedLoss(changed(series, 1 / divisor), { level: 0.95, seed })).valueAtRisk;
      expect(part * divisor).toBeCloseTo(whole, 10);
    }),
  );
});

it.each<[string, Partial<SimulationOptions>]>([
  ['The level must be above 0.5 and below 1.', { level: 95 }],
  ['The horizon must be a whole number of periods above zero.', { horizon: 1.5 }],
  ['The decay must be above 0 and below 1.', { decay: 1 }],
  ['The number of paths must be an integer from 2 to 10000000.', { horizon: 2, paths: 1 }],
  ['The seed must be an integer from 0 to 9007199254740991.', { horizon: 2, seed: -1 }],
])('[PORTFOLIO-94] says why there is no loss: %s', (reason, changes) => {
  expect(simulatedLoss(baconPortfolio, { level: 0.95, seed, ...changes })).toEqual({ ok: false, reason });
});

it('[PORTFOLIO-92] says why there is no volatility', () => {
  expect(ewmaVolatility(daily([0, 0]))).toEqual({ ok: false, reason: 'All returns are 0.' });
  expect(simulatedLoss(daily([0.1, -1.5]), { level: 0.95, seed })).toMatchObject({
    reason: 'Return 2 is a loss of more than 100%.',
  });
  expect(valueAtRisk(daily([0, 0]), { level: 0.95 }).ok).toBe(true);
});
