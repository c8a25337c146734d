import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ValueHistory } from '../returns/ValueHistory.js';
import { valuePeriodOf } from '../returns/valuePeriodOf.js';
import { publicMarketEquivalent } from './publicMarketEquivalent.js';
import { valuesInBenchmark } from './valuesInBenchmark.js';

const historyOf = (columns: Partial<Record<'values' | 'inflows' | 'outflows', number[]>>): ValueHistory => {
  const length = columns.values?.length ?? 0;
  const columnOf = (given: number[] | undefined) => Float64Array.from(given ?? new Array(length).fill(0));
  return {
    days: Int32Array.from({ length }, (_, at) => 100 + at),
    values: columnOf(columns.values),
    inflows: columnOf(columns.inflows),
    outflows: columnOf(columns.outflows),
  };
};

it('[PORTFOLIO-252] buys and sells the benchmark with the same flows at its levels', () => {
  const history = historyOf({ values: [100, 1, 1, 1], inflows: [7, 55, 0, 0], outflows: [0, 0, 0, 60.5] });
  const levels = [10, 11, 0, 12.1];
  // By hand: 10 units; 5 more at 11; 5 less at 12.10. Flows of the first day are in its value; a level of another day is not asked for.
  const values = valuesInBenchmark(history, (day) => levels[day - 100] ?? null);
  expect(values[0]).toBeCloseTo(100, 12);
  expect(values[1]).toBeCloseTo(165, 12);
  expect(values[3]).toBeCloseTo(121, 12);
});

it('[PORTFOLIO-252] has no value from the day on whose level it needs and does not know, and 0 before there is money', () => {
  const history = historyOf({ values: [0, 5, 5, 5], inflows: [0, 0, 5, 0] });
  const values = valuesInBenchmark(history, (day) => (day === 103 ? 10 : null));
  expect([...values]).toEqual([0, 0, Number.NaN, Number.NaN]);
});

it('[PORTFOLIO-252] ends with the closing value of the public-market equivalent', () => {
  const money = fc.integer({ min: 0, max: 500 });
  const day = fc.record({ level: fc.integer({ min: 1, max: 900 }), inflow: money, outflow: money });
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 2, maxLength: 40 }),
      fc.integer({ min: 1, max: 900 }),
      (drawn, opening) => {
        const history = historyOf({
          values: drawn.map(() => opening),
          inflows: drawn.map(({ inflow }) => inflow),
          outflows: drawn.map(({ outflow }) => outflow),
        });
        const levelOn = (on: number): number | null => drawn[on - 100]?.level ?? null;
        const period = valuePeriodOf(history);
        if (!period.ok) throw new Error(period.reason);
        const equivalent = publicMarketEquivalent(period.value, levelOn);
        if (!equivalent.ok) throw new Error(equivalent.reason);
        const last = valuesInBenchmark(history, levelOn).at(-1) ?? Number.NaN;
        const scale = drawn.reduce((sum, { inflow, outflow }) => sum + inflow + outflow, opening) * 900;
        expect(Math.abs(last - equivalent.value.closing)).toBeLessThanOrEqual(1e-12 * scale);
      },
    ),
  );
});
