import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber } from '../calendar/dayNumber.js';
import { valueOf } from '../testing/valueOf.js';
import { backtest } from './backtest.js';
import { correlationOf } from './correlationOf.js';
import { forecastLosses } from './forecastLosses.js';
import { simulatedLoss } from './simulatedLoss.js';
import { valueAtRisk } from './valueAtRisk.js';
import { weeklyReturns } from './weeklyReturns.js';
import { weightedReturns } from './weightedReturns.js';
import { worstRun } from './worstRun.js';

const arbitraryReturn = fc.double({ min: -0.2, max: 0.2, noNaN: true });
const arbitraryReturns = (length: number) =>
  fc
    .array(arbitraryReturn, { minLength: length, maxLength: length })
    .map((returns) => Float64Array.from(returns));

it('[PORTFOLIO-140] weights returns of each period, and is linear in the weights', () => {
  fc.assert(
    fc.property(
      arbitraryReturns(12),
      arbitraryReturns(12),
      fc.double({ min: -2, max: 3, noNaN: true }),
      (a, b, w) => {
        const found = valueOf(
          weightedReturns({ returns: [a, b], periodsPerYear: 252 }, Float64Array.of(w, 1 - w)),
        );
        for (const [at, each] of found.entries())
          expect(each).toBeCloseTo(w * (a[at] as number) + (1 - w) * (b[at] as number), 12);
      },
    ),
  );
  expect(
    weightedReturns({ returns: [Float64Array.of(0, 0)], periodsPerYear: 252 }, Float64Array.of(1, 1)).ok,
  ).toBe(false);
  expect(
    weightedReturns({ returns: [Float64Array.of(0, 0)], periodsPerYear: 252 }, Float64Array.of(NaN)).ok,
  ).toBe(false);
});

it('[PORTFOLIO-141] compounds whole weeks only', () => {
  const day = (text: string): number => dayNumber(text) ?? 0;
  // Opens at the close of a Wednesday; the week of Monday 2024-05-06 is whole, that of 2024-05-13 ends on a Tuesday.
  const days = [
    '2024-05-01',
    '2024-05-02',
    '2024-05-03',
    '2024-05-06',
    '2024-05-08',
    '2024-05-10',
    '2024-05-13',
    '2024-05-14',
  ].map(day);
  const { days: ends, returns } = weeklyReturns(days, [0.5, 0.5, 0.1, -0.1, 0.02, 0.5, 0.5]);
  expect([...ends]).toEqual([day('2024-05-10')]);
  expect(returns[0]).toBeCloseTo(1.1 * 0.9 * 1.02 - 1, 12);
  // A Friday closes a week; one that opens at a Friday is whole.
  expect([
    ...weeklyReturns([day('2024-05-03'), day('2024-05-06'), day('2024-05-10')], [0.1, 0.1]).days,
  ]).toEqual([day('2024-05-10')]);
  expect(weeklyReturns([0], []).returns).toHaveLength(0);
});

it('[PORTFOLIO-142] correlates returns from −1 to 1, whatever their scale', () => {
  let known = 0;
  fc.assert(
    fc.property(
      arbitraryReturns(8),
      arbitraryReturns(8),
      fc.double({ min: 0.1, max: 5, noNaN: true }),
      (a, b, scale) => {
        const found = correlationOf(a, b);
        if (!found.ok) return;
        known += 1;
        expect(Math.abs(found.value)).toBeLessThanOrEqual(1);
        const scaled = correlationOf(
          a.map((each) => -scale * each),
          b,
        );
        if (scaled.ok) expect(scaled.value).toBeCloseTo(-found.value, 6);
      },
    ),
  );
  expect(known).toBeGreaterThan(20);
  // By hand: distances −2 −1 0 1 2 and −1 −2 1 0 2; products 2 + 2 + 0 + 0 + 4 over √(10 × 10).
  expect(valueOf(correlationOf(Float64Array.of(1, 2, 3, 4, 5), Float64Array.of(2, 1, 4, 3, 5)))).toBeCloseTo(
    0.8,
    12,
  );
  expect(correlationOf(Float64Array.of(1, 1, 1), Float64Array.of(1, 2, 3)).ok).toBe(false);
});

it('[PORTFOLIO-143] forecasts each loss from the window before it alone', () => {
  fc.assert(
    fc.property(
      arbitraryReturns(40),
      fc.constantFrom('historical', 'normal', 'filtered' as const),
      (returns, method) => {
        const series = { returns, periodsPerYear: 252 };
        const found = forecastLosses(series, { level: 0.9, window: 25, method });
        if (!found.ok) return;
        expect(found.value.returns).toEqual(returns.subarray(25));
        const own = { returns: returns.slice(3, 28), periodsPerYear: 252 };
        expect(found.value.valuesAtRisk[3]).toBe(
          method === 'filtered'
            ? valueOf(simulatedLoss(own, { level: 0.9, seed: 5 })).valueAtRisk
            : valueOf(valueAtRisk(own, { level: 0.9, method })).loss,
        );
        expect(valueOf(backtest(found.value)).observations).toBe(15);
      },
    ),
  );
  const few = { returns: new Float64Array(26), periodsPerYear: 252 };
  expect(forecastLosses(few, { level: 0.9, window: 25, method: 'historical' }).ok).toBe(false);
  expect(forecastLosses(few, { level: 0.9, window: 1.5, method: 'historical' }).ok).toBe(false);
});

it('[PORTFOLIO-144] finds the run that returned least, bought at its start', () => {
  const levels = [Float64Array.of(100, 90, 99, 80, 88), Float64Array.of(50, 50, 40, 40, 44)];
  const found = valueOf(worstRun({ levels }, Float64Array.of(0.5, 0.5), 2));
  // 90 to 80 and 50 to 40.
  expect([found.from, found.to]).toEqual([1, 3]);
  expect(found.total).toBeCloseTo(0.5 * (80 / 90 - 1) + 0.5 * (40 / 50 - 1), 12);
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1, max: 100, noNaN: true }), { minLength: 7, maxLength: 20 }),
      fc.integer({ min: 1, max: 6 }),
      (own, length) => {
        const run = valueOf(worstRun({ levels: [Float64Array.from(own)] }, Float64Array.of(1), length));
        const all = own.slice(length).map((level, at) => level / (own[at] as number) - 1);
        expect(run.total).toBeCloseTo(Math.min(...all), 12);
        expect(run.contributions[0]).toBe(run.total);
      },
    ),
  );
  expect(worstRun({ levels }, Float64Array.of(0.5, 0.5), 5).ok).toBe(false);
  expect(worstRun({ levels }, Float64Array.of(0.5), 1).ok).toBe(false);
  expect(worstRun({ levels: [Float64Array.of(1, 0, 1)] }, Float64Array.of(1), 1).ok).toBe(false);
});
