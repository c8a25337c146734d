import { type DailyHistory, gainKinds } from '@finance-analyst/portfolio';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kindByMonth } from './kindByMonth.js';
import { returnMeasures } from './returnMeasures.js';

const usual = { inflows: 'start', outflows: 'end' } as const;
const first = 19_800;
const amount = fc.integer({ min: 0, max: 300 });

/** Up to 120 days of a portfolio of 10,000 with gains of each kind, some of them without a value. */
const arbitraryHistory = fc
  .array(fc.tuple(fc.integer({ min: -300, max: 300 }), amount, amount, amount, amount, fc.boolean()), {
    minLength: 1,
    maxLength: 120,
  })
  .map((rows): DailyHistory => {
    const column = (of: (row: (typeof rows)[number]) => number): Float64Array =>
      Float64Array.of(0, ...rows.map(of));
    const [price, income, fees, taxes, inflows] = [
      column((row) => row[0]),
      column((row) => row[1]),
      column((row) => row[2]),
      column((row) => row[3]),
      column((row) => row[4]),
    ];
    let value = 10_000;
    const values = Float64Array.of(
      value,
      ...rows.map(([moved, earned, cost, tax, deposited, isUnknown], at) => {
        value = Math.max(value + moved + earned - cost - tax + deposited, 1000);
        return isUnknown && at < rows.length - 1 ? Number.NaN : value;
      }),
    );
    const nothing = new Float64Array(rows.length + 1);
    return {
      currency: 'USD',
      days: Int32Array.from({ length: rows.length + 1 }, (_, at) => first + at),
      values,
      inflows,
      outflows: nothing,
      price,
      income,
      currencyGain: nothing,
      fees,
      taxes,
      holdings: [],
      withoutRate: [],
    };
  });

it('[ANALYTICS-SCREENS-145] has months whose contributions and amounts add up to those of a kind of gain', () => {
  fc.assert(
    fc.property(arbitraryHistory, fc.constantFrom(...gainKinds), (history, kind) => {
      const { kinds } = returnMeasures(history, usual);
      const found = kindByMonth(history, kind, usual);
      if (!kinds.ok || !found.ok) {
        expect(found.ok).toBe(kinds.ok);
        return;
      }
      const sumOf = (figure: 'amount' | 'added'): number =>
        found.value.reduce((sum, month) => sum + month[figure], 0);
      expect(sumOf('added')).toBeCloseTo(kinds.value.find((each) => each.kind === kind)?.added ?? 0, 10);
      const costs = kind === 'fees' || kind === 'taxes' ? -1 : 1;
      const column = kind === 'currency' ? history.currencyGain : history[kind];
      expect(sumOf('amount')).toBeCloseTo(costs * column.reduce((sum, each) => sum + each, 0), 6);
    }),
  );
});
