import fc from 'fast-check';
import { expect, it } from 'vitest';
import { valueOf } from '../testing/valueOf.js';
import { backtest } from './backtest.js';

/** A period for each, with a loss above its value at risk if it is true. */
const forecasts = (isException: readonly boolean[], level: number) => ({
  returns: Float64Array.from(isException, (is) => (is ? -0.03 : -0.01)),
  valuesAtRisk: new Float64Array(isException.length).fill(0.02),
  level,
});

/** So many exceptions in so many periods, one after the other. */
const counted = (exceptions: number, count: number, level: number) =>
  valueOf(
    backtest(
      forecasts(
        Array.from({ length: count }, (_, at) => at < exceptions),
        level,
      ),
    ),
  );

// Kupiec (1995), in Jorion, “Value at Risk”, 3rd edition, table 6-2: exceptions at which forecasts are not rejected at 95%.
it.each([
  [0.99, 510, 1, 11],
  [0.99, 1000, 4, 17],
  [0.975, 255, 2, 12],
  [0.975, 510, 6, 21],
  [0.975, 1000, 15, 36],
  [0.95, 255, 6, 21],
  [0.95, 510, 16, 36],
  [0.95, 1000, 37, 65],
  [0.925, 255, 11, 28],
  [0.925, 510, 27, 51],
  [0.925, 1000, 59, 92],
  [0.9, 255, 16, 36],
  [0.9, 510, 38, 65],
  [0.9, 1000, 81, 120],
])(
  '[PORTFOLIO-63] at %d over %d periods, accepts more than %d exceptions and fewer than %d',
  (level, count, low, high) => {
    const isAccepted = (exceptions: number): boolean =>
      counted(exceptions, count, level).proportionOfFailures.pValue > 0.05;
    expect([low, low + 1, high - 1, high].map(isAccepted)).toEqual([false, true, true, false]);
  },
);

// Jorion, “Value at Risk”, 3rd edition, chapter 6: 20 exceptions in 252 days, of which 6 follow another.
it('[PORTFOLIO-63] has the published statistic of exceptions that come together', () => {
  const runs = [2, 2, 2, 2, 2, 2, ...Array.from({ length: 8 }, () => 1)];
  const days = [false, ...runs.flatMap((run) => [...Array.from({ length: run }, () => true), false])];
  while (days.length < 253) days.push(false);
  const found = valueOf(backtest(forecasts(days, 0.95)));
  expect(found.exceptions).toBe(20);
  expect(found.independence.statistic).toBeCloseTo(9.53, 2);
  expect(found.independence.pValue).toBeLessThan(0.05);
  expect(found.conditionalCoverage.statistic).toBeCloseTo(
    found.proportionOfFailures.statistic + found.independence.statistic,
    12,
  );
});

it('[PORTFOLIO-63] has p-values of the chi-square distribution', () => {
  // 20 exceptions of 252 at 95%; NumPy and SciPy (chi2.sf).
  const { proportionOfFailures, expectedExceptions } = counted(20, 252, 0.95);
  expect(expectedExceptions).toBeCloseTo(12.6, 12);
  expect(proportionOfFailures.statistic).toBeCloseTo(3.9125508275532184, 11);
  expect(proportionOfFailures.pValue).toBeCloseTo(0.04792680100008753, 12);
  const together = counted(20, 252, 0.95).conditionalCoverage;
  expect(together.pValue).toBeCloseTo(Math.exp(-together.statistic / 2), 15);
});

it('[PORTFOLIO-63] finds nothing at exactly the expected share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.constantFrom(0.9, 0.95, 0.99), (times, level) => {
      const count = Math.round(times / (1 - level));
      const { statistic, pValue } = counted(times, count, level).proportionOfFailures;
      expect(statistic).toBeCloseTo(0, 10);
      expect(pValue).toBeCloseTo(1, 4);
    }),
  );
});

it('[PORTFOLIO-63] has statistics of 0 or more and probabilities for any run of exceptions', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 2, maxLength: 120 }), (days) => {
      const { proportionOfFailures, independence, conditionalCoverage, exceptions, note } = valueOf(
        backtest(forecasts(days, 0.95)),
      );
      expect(exceptions).toBe(days.filter(Boolean).length);
      expect(note === null).toBe(days.length >= 60);
      for (const { statistic, pValue } of [proportionOfFailures, independence, conditionalCoverage]) {
        expect(statistic).toBeGreaterThanOrEqual(0);
        expect(pValue).toBeGreaterThanOrEqual(0);
        expect(pValue).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('[PORTFOLIO-63] counts a loss that equals its value at risk as none', () => {
  expect(
    backtest({
      returns: Float64Array.of(-0.02, -0.03),
      valuesAtRisk: Float64Array.of(0.02, 0.02),
      level: 0.95,
    }),
  ).toMatchObject({ value: { exceptions: 1, observations: 2 } });
});

it('[PORTFOLIO-56] refuses forecasts that do not fit the returns', () => {
  const given = { returns: Float64Array.of(0.1, -0.1), valuesAtRisk: Float64Array.of(0.1, 0.1), level: 0.95 };
  const reasonFor = (change: Partial<typeof given>) => backtest({ ...given, ...change });
  expect(reasonFor({ level: 0.05 })).toEqual({
    ok: false,
    reason: 'The level must be above 0.5 and below 1.',
  });
  expect(reasonFor({ returns: Float64Array.of(0.1) })).toEqual({
    ok: false,
    reason: 'At least 2 returns are needed.',
  });
  expect(reasonFor({ valuesAtRisk: Float64Array.of(0.1) })).toEqual({
    ok: false,
    reason: 'The number of returns (2) differs from that of the values at risk (1).',
  });
  expect(reasonFor({ valuesAtRisk: Float64Array.of(0.1, Number.NaN) })).toEqual({
    ok: false,
    reason: 'Value at risk 2 is not a finite number.',
  });
});
