import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../testing/feasibleWeights.js';
import { valueOf } from '../testing/valueOf.js';
import { tradeRisk, type TradeTrial } from './tradeRisk.js';

const level = 0.95;

/** Two assets, and cash that does not change. */
function trialOf(seed: number, values: readonly number[], amount: number): TradeTrial {
  const random = createRandom(seed);
  const column = (): Float64Array => Float64Array.from({ length: 250 }, () => 0.04 * (random() - 0.49));
  return {
    panel: { returns: [column(), column(), new Float64Array(250)], periodsPerYear: 252 },
    values: Float64Array.from(values),
    cash: [2],
    asset: 0,
    paidFrom: 2,
    amount,
  };
}

const arbitraryTrial = fc
  .tuple(
    fc.integer({ min: 1, max: 1e6 }),
    fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 3, maxLength: 3 }),
    fc.integer({ min: -1000, max: 1000 }),
  )
  .map(([seed, values, amount]) => trialOf(seed, values, Math.max(amount, -Number(values[0]))));

it('[PORTFOLIO-170] moves the amount from cash to the asset, and the whole stays', () => {
  fc.assert(
    fc.property(arbitraryTrial, (trial) => {
      const { before, after } = valueOf(tradeRisk(trial, { level }));
      const [a = 0, b = 0, c = 0] = trial.values;
      expect([...after.values]).toEqual([a + trial.amount, b, c - trial.amount]);
      expect(after.weight - before.weight).toBeCloseTo(trial.amount / (a + b + c), 12);
    }),
  );
});

it('[PORTFOLIO-170] has the risk of a portfolio that holds the same, counted by hand', () => {
  fc.assert(
    fc.property(arbitraryTrial, (trial) => {
      const { after } = valueOf(tradeRisk(trial, { level }));
      const total = trial.values.reduce((sum, value) => sum + value, 0);
      const returns = Array.from({ length: 250 }, (_, day) =>
        trial.panel.returns.reduce(
          (sum, own, at) => sum + ((after.values[at] as number) / total) * (own[day] as number),
          0,
        ),
      );
      const mean = returns.reduce((sum, each) => sum + each, 0) / 250;
      const variance = returns.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 249;
      expect(valueOf(after.volatility).annual).toBeCloseTo(Math.sqrt(252 * variance), 12);
      // The quantile at 5% of 250 lies at place 12.45 of the sorted returns.
      const sorted = returns.toSorted((a, b) => a - b);
      const quantile = 0.55 * (sorted[12] as number) + 0.45 * (sorted[13] as number);
      expect(valueOf(after.losses).valueAtRisk).toBeCloseTo(-quantile, 12);
      const held = [...after.values].slice(0, 2);
      const sum = held.reduce((left, each) => left + each, 0);
      expect(valueOf(after.concentration).index).toBeCloseTo(
        held.reduce((left, each) => left + (each / sum) ** 2, 0),
        12,
      );
    }),
  );
});

it('[PORTFOLIO-171] has the same figures without a trade, and none of a trade that cannot be', () => {
  const trial = trialOf(3, [500, 300, 200], 0);
  const { before, after } = valueOf(tradeRisk(trial, { level }));
  expect(after).toEqual(before);
  expect(tradeRisk({ ...trial, amount: Number.NaN }, { level }).ok).toBe(false);
  expect(tradeRisk({ ...trial, asset: 9 }, { level }).ok).toBe(false);
  expect(tradeRisk({ ...trial, paidFrom: 0 }, { level }).ok).toBe(false);
  expect(tradeRisk({ ...trial, values: new Float64Array(3) }, { level }).ok).toBe(false);
});

it('[PORTFOLIO-171] gives a reason for the concentration after more is sold than is held', () => {
  const { after } = valueOf(tradeRisk(trialOf(3, [500, 300, 200], -600), { level }));
  expect(after.concentration.ok).toBe(false);
  expect(after.losses.ok).toBe(true);
});
