import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleRisk } from '../testing/exampleRisk.js';
import { backtests } from './backtests.js';
import { lossMethods, lossRows } from './lossRows.js';
import { returnBins } from './returnBins.js';

const { daily } = exampleRisk();

it('[ANALYTICS-SCREENS-64] has both losses by each method, the shortfall at least the value at risk', () => {
  for (const horizon of [1, 20] as const) {
    const rows = lossRows(daily, { horizon, level: 0.95 });
    expect(rows.map(({ method }) => method)).toEqual([...lossMethods]);
    for (const { valueAtRisk, expectedShortfall } of rows) {
      if (!valueAtRisk.ok || !expectedShortfall.ok) throw new Error('A method has no loss.');
      expect(valueAtRisk.value).toBeGreaterThan(0);
      expect(expectedShortfall.value).toBeGreaterThanOrEqual(valueAtRisk.value);
    }
    expect(lossRows(daily, { horizon, level: 0.95 })).toEqual(rows);
  }
  // By hand: of 800 − 1 returns, the quantile at 5% lies at place 39.9 of the sorted ones.
  const sorted = daily.returns.toSorted();
  const [historical] = lossRows(daily, { horizon: 1, level: 0.95 });
  expect(historical?.valueAtRisk).toEqual({
    ok: true,
    value: expect.closeTo(-(0.1 * (sorted[39] ?? 0) + 0.9 * (sorted[40] ?? 0)), 12),
  });
});

it('[ANALYTICS-SCREENS-64] says that fewer than 60 returns are unreliable, and why there is no loss', () => {
  const few = { ...daily, returns: daily.returns.subarray(0, 30) };
  expect(lossRows(few, { horizon: 1, level: 0.95 }).every(({ note }) => note?.includes('30'))).toBe(true);
  const one = { ...daily, returns: daily.returns.subarray(0, 1) };
  for (const { valueAtRisk } of lossRows(one, { horizon: 5, level: 0.95 }))
    expect(valueAtRisk.ok).toBe(false);
});

it('[ANALYTICS-SCREENS-65] counts each return in one bin', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -0.5, max: 0.5, noNaN: true }), { minLength: 1, maxLength: 300 }),
      (returns) => {
        const { counts, low, high } = returnBins(Float64Array.from(returns));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(returns.length);
        expect([low, high]).toEqual([Math.min(...returns), Math.max(...returns)]);
      },
    ),
  );
});

it('[ANALYTICS-SCREENS-66] tests forecasts from a year of returns, or says that there are too few', () => {
  for (const { test } of backtests(daily, 0.95)) {
    if (!test.ok) throw new Error(test.reason);
    expect(test.value.observations).toBe(daily.returns.length - 250);
  }
  const few = { ...daily, returns: daily.returns.subarray(0, 251) };
  expect(backtests(few, 0.95).every(({ test }) => !test.ok)).toBe(true);
});
