import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FlowColumns, manyRatesOfReturn } from './manyRatesOfReturn.js';
import { ratesOfReturn } from './rateOfReturn.js';

type Flows = readonly (readonly [day: number, amount: number])[];

const columnsOf = (all: readonly Flows[]): FlowColumns => ({
  amounts: Float64Array.from(all.flat(), ([, amount]) => amount),
  days: Int32Array.from(all.flat(), ([day]) => day),
  starts: Int32Array.from([0, ...all.map((_, at) => all.slice(0, at + 1).flat().length)]),
});
const one = (...flows: Flows) => manyRatesOfReturn(columnsOf([flows]))[0];
const carefully = (flows: Flows) =>
  ratesOfReturn(
    flows.map(([, amount]) => amount),
    flows.map(([day]) => (day - (flows[0]?.[0] ?? 0)) / 365),
  );

function expectSame(flows: Flows, found: ReturnType<typeof one>): void {
  const expected = carefully(flows);
  if (!expected.ok || !found?.ok) {
    expect(found).toEqual(expected);
    return;
  }
  expect(found.value.length).toBe(expected.value.length);
  found.value.forEach((rate, at) => {
    const other = expected.value[at] ?? Number.NaN;
    // A total loss has no logarithm.
    if (rate === other) return;
    expect(Math.abs(Math.log1p(rate) - Math.log1p(other))).toBeLessThan(
      1e-6 * (1 + Math.abs(Math.log1p(other))),
    );
  });
}

const day = fc.integer({ min: 0, max: 3650 });
const amount = fc.oneof(
  fc.integer({ min: -300, max: 400 }),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((each) => Math.round(each * 100) / 100),
);
const anyFlows = fc
  .array(fc.tuple(day, amount), { minLength: 0, maxLength: 12 })
  .map((flows): Flows => flows.toSorted(([a], [b]) => a - b));
/** As of an investment: paid, then both, then what it is worth. */
const investment = fc
  .tuple(anyFlows, fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 5000 }))
  .map(([flows, paid, worth]): Flows => [[0, -paid], ...flows, [3651, worth]]);

it('[FINANCE-MATH-15] finds for many what is found for each, or its reason', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyFlows, investment), { maxLength: 8 }), (all) => {
      const found = manyRatesOfReturn(columnsOf(all));
      expect(found.length).toBe(all.length);
      all.forEach((flows, at) => {
        expectSame(flows, found[at]);
      });
    }),
    { numRuns: 1000 },
  );
});

it('[FINANCE-MATH-15] is a rate at which the flows add up to 0', () => {
  fc.assert(
    fc.property(investment, (flows) => {
      const found = one(...flows);
      if (!found?.ok) return;
      for (const rate of found.value) {
        if (rate === -1) continue;
        const present = flows.map(([on, each]) => each * Math.exp((-Math.log1p(rate) * on) / 365));
        const size = present.reduce((sum, each) => sum + Math.abs(each), 0);
        expect(Math.abs(present.reduce((sum, each) => sum + each, 0))).toBeLessThan(1e-9 * size);
      }
    }),
  );
});

it('[FINANCE-MATH-15] is that of Excel (function reference, XIRR)', () => {
  const found = one([39448, -10000], [39508, 2750], [39751, 4250], [39859, 3250], [39904, 2750]);
  expect(found?.ok && found.value[0]).toBeCloseTo(0.373362535, 7);
});

it('[FINANCE-MATH-16] has every rate where several solve the flows, and a reason where none does', () => {
  // 10% and 20% a year.
  const several = one([0, -100], [365, 230], [730, -132]);
  expect(several?.ok && several.value.map((rate) => Math.round(rate * 1e6) / 1e6)).toEqual([0.1, 0.2]);
  // Out at a gain and in again at a loss: the balance is 0 between, and changes its sign at other rates.
  expectSame(
    [
      [0, -100],
      [365, 150],
      [730, -100],
      [1095, 90],
    ],
    one([0, -100], [365, 150], [730, -100], [1095, 90]),
  );
  expect(one([0, -100], [365, 100], [730, -100])).toMatchObject({ ok: false });
  expect(one([0, -100], [0, 120])).toMatchObject({ ok: false });
  expect(one([0, -100], [9, Number.NaN])).toMatchObject({ ok: false });
  expect(one([0, -100], [365, 0])).toEqual({ ok: true, value: [-1] });
  // Not in the order of their days.
  expect(one([0, -100], [730, 60], [365, 60])?.ok).toBe(true);
  expect(manyRatesOfReturn(columnsOf([]))).toEqual([]);
});
