import {
  createLedger,
  dayNumber,
  historyByHolding,
  isoDate,
  type LedgerRow,
  timeWeightedReturn,
} from '@finance-analyst/portfolio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BenchmarkLevels } from '../benchmark/BenchmarkLevels.js';
import { attributionGroupNames } from '../selection/AnalyticsSelection.js';
import { groupOfInstruments } from './AttributionGroup.js';
import { attributionRows } from './attributionRows.js';
import type { SideMonth } from './AttributionSide.js';
import { readChoice, writeChoice } from './BenchmarkChoice.js';
import { messages } from './messages.js';
import { monthsOf } from './monthsOf.js';
import { portfolioSide } from './portfolioSide.js';
import { readWeights } from './readWeights.js';
import { weightsSide } from './weightsSide.js';

const usual = { inflows: 'start', outflows: 'end' } as const;
const first = dayNumber('2024-01-31') ?? 0;
const days = Int32Array.from({ length: 91 }, (_, at) => first + at);
const priceOf = (symbol: string, day: number): number =>
  100 + (symbol === 'GOOD' ? 0.4 : -0.2) * (day - first) + 3 * Math.sin(day / (symbol === 'GOOD' ? 5 : 9));
const instrument = (symbol: string, sector: string | null, isin: string | null) => ({
  id: symbol,
  symbol,
  market: null,
  name: null,
  isin,
  currency: 'USD',
  sector,
});
const instruments = [
  instrument('GOOD', 'Energy', 'US0000000001'),
  instrument('BAD', 'Utilities', 'FR0000000002'),
];
const accounts = [{ id: 'main', name: 'Main', currency: 'USD', opened: null, lotMethod: 'fifo' }] as const;

type Trade = readonly [kind: LedgerRow['kind'], offset: number, fields: Partial<LedgerRow>];
const historyOf = (...trades: readonly Trade[]) =>
  historyByHolding(
    createLedger(
      trades.map(([kind, offset, fields], at): LedgerRow => ({
        id: String(at),
        account: 'main',
        kind,
        date: isoDate(first + offset),
        entry: at,
        currency: 'USD',
        ...fields,
      })),
      accounts,
    ),
    {
      days,
      currency: 'USD',
      pricesOf: ({ symbol }) => ({
        currency: 'USD',
        closes: Float64Array.from(days, (day) => priceOf(symbol, day)),
      }),
      ratesOf: () => null,
    },
  );
const buy = (symbol: string, quantity: number, offset: number): Trade => [
  'buy',
  offset,
  {
    instrument: { symbol, market: null },
    quantity: String(quantity),
    price: priceOf(symbol, first + offset).toFixed(2),
  },
];
const deposit = (amount: number, offset: number): Trade => ['deposit', offset, { gross: String(amount) }];

const own = historyOf(
  deposit(10_000, 0),
  buy('GOOD', 50, 0),
  buy('BAD', 30, 0),
  deposit(3000, 40),
  buy('GOOD', 25, 45),
  ['sell', 70, { instrument: { symbol: 'BAD', market: null }, quantity: '30', price: '85' }],
  ['withdrawal', 75, { gross: '1000' }],
);
const other = historyOf(deposit(5000, 0), buy('GOOD', 15, 0), buy('BAD', 30, 0));

const levelsOf = (symbol: string): BenchmarkLevels => ({
  symbol,
  days,
  levels: Float64Array.from(days, (day) => priceOf(symbol, day)),
  isTotalReturn: true,
  currency: 'USD',
  isSample: false,
});
const known = (id: string) => ({ ok: true as const, value: levelsOf(id) });

function valueOf<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string },
): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
const groupOf = (group: (typeof attributionGroupNames)[number]) =>
  groupOfInstruments(group, instruments, 'USD');
const sideOf = (history: typeof own, group: (typeof attributionGroupNames)[number] = 'sector') =>
  valueOf(portfolioSide('It', history, { prices: [] }, monthsOf(days), usual, groupOf(group)));
const totalOf = (history: typeof own): number => valueOf(timeWeightedReturn(history.whole, usual)).total;

describe('attribution', () => {
  it.each(attributionGroupNames)(
    '[ANALYTICS-SCREENS-15] adds up to the active return by %s, with trades, deposits and withdrawals',
    (group) => {
      const table = valueOf(attributionRows(sideOf(own, group), sideOf(other, group)));
      expect(table.own).toBeCloseTo(totalOf(own), 10);
      expect(table.benchmark).toBeCloseTo(totalOf(other), 10);
      expect(table.active).toBeCloseTo(totalOf(own) - totalOf(other), 10);
      const { allocation, selection, interaction, total } = table.sum;
      expect(total).toBeCloseTo(table.active, 10);
      expect(allocation + selection + interaction).toBeCloseTo(total, 12);
      for (const row of table.rows) {
        expect(row.months).toHaveLength(3);
        expect(row.months.reduce((sum, month) => sum + month.total, 0)).toBeCloseTo(row.total, 12);
      }
    },
  );

  it('[ANALYTICS-SCREENS-15] is zero against itself', () => {
    const { rows, active } = valueOf(attributionRows(sideOf(own), sideOf(own)));
    expect(active).toBe(0);
    for (const { total } of rows) expect(total).toBeCloseTo(0, 12);
  });

  it('[ANALYTICS-SCREENS-15] names groups, with the country of the ISIN and cash', () => {
    const namesBy = (group: (typeof attributionGroupNames)[number]) =>
      valueOf(attributionRows(sideOf(own, group), sideOf(own, group)))
        .rows.map(({ name }) => name)
        .toSorted();
    expect(namesBy('sector')).toEqual(['Cash', 'Energy', 'Utilities']);
    expect(namesBy('country')).toEqual(['Cash', 'France', 'United States']);
    expect(namesBy('currency')).toEqual(['Cash', 'USD']);
    expect(namesBy('instrument')).toEqual(['BAD', 'Cash', 'GOOD']);
    expect(groupOfInstruments('country', [], 'USD')('NEW', null)).toBe(messages.unknownCountry);
    const classes = ['GOOG', 'GOOGL', 'MSFT'].map((id) => ({
      id,
      name: id === 'MSFT' ? 'Microsoft' : 'Alphabet',
      symbol: id,
      market: null,
      isin: null,
      currency: 'USD',
      sector: null,
    }));
    const nameOf = groupOfInstruments('instrument', classes, 'USD');
    expect(classes.map(({ id }) => nameOf(id, null))).toEqual([
      'Alphabet (GOOG)',
      'Alphabet (GOOGL)',
      'Microsoft',
    ]);
  });

  it('[ANALYTICS-SCREENS-16] restores weights each month, and leaves the rest in cash', () => {
    const weights = [
      { id: 'GOOD', weight: 0.5 },
      { id: 'BAD', weight: 0.3 },
    ];
    const months = monthsOf(days);
    const side = valueOf(weightsSide(weights, known, months, groupOf('sector')));
    const returnIn = (symbol: string, at: number): number =>
      priceOf(symbol, months[at]?.closes ?? 0) / priceOf(symbol, months[at]?.opens ?? 0) - 1;
    expect(side.map(({ id }) => id)).toEqual(
      ['2024-02', '2024-03', '2024-04', '2024-05'].slice(0, months.length),
    );
    const { benchmark } = valueOf(attributionRows(sideOf(own), side));
    const expected = months.reduce(
      (growth, _, at) => growth * (1 + 0.5 * returnIn('GOOD', at) + 0.3 * returnIn('BAD', at)),
      1,
    );
    expect(benchmark).toBeCloseTo(expected - 1, 12);
    expect(side[0]?.groups.get('')).toEqual({ weight: expect.closeTo(0.2, 12), return: 0 });
  });

  it('[ANALYTICS-SCREENS-17] says what is missing', () => {
    const months = monthsOf(days);
    const without = weightsSide(
      [{ id: 'NEW', weight: 1 }],
      () => ({ ok: false, reason: 'There are no prices.' }),
      months,
      groupOf('sector'),
    );
    expect(without).toEqual({ ok: false, reason: 'NEW: There are no prices.' });
    const late = { ...levelsOf('LATE'), days: days.slice(60) };
    expect(
      weightsSide([{ id: 'LATE', weight: 1 }], () => ({ ok: true, value: late }), months, groupOf('sector')),
    ).toEqual({
      ok: false,
      reason: '2024-02: LATE has no price or exchange rate on 2024-01-31.',
    });
    const earlier = [{ id: '2023-12', opens: first - 62, closes: first - 31 }];
    expect(portfolioSide('Pension', other, { prices: [] }, earlier, usual, groupOf('sector'))).toEqual({
      ok: false,
      reason: messages.startsLater('Pension', '2023-11-30'),
    });
  });

  it('[ANALYTICS-SCREENS-15] gives the effects that Bacon publishes, table 5.1 of the 2nd edition (2008)', () => {
    const side = (weights: readonly number[], returns: readonly number[]): readonly SideMonth[] => [
      {
        id: '2024-02',
        groups: new Map(
          ['UK', 'Japan', 'US'].map((name, at) => [
            name,
            { weight: weights[at] ?? 0, return: returns[at] ?? 0 },
          ]),
        ),
      },
    ];
    const { rows, active } = valueOf(
      attributionRows(side([0.4, 0.3, 0.3], [0.2, -0.05, 0.06]), side([0.4, 0.2, 0.4], [0.1, -0.04, 0.08])),
    );
    expect(active).toBeCloseTo(0.019, 12);
    const rowOf = (name: string) => rows.find((row) => row.name === name);
    expect(rowOf('Japan')).toMatchObject({
      allocation: expect.closeTo(-0.0104, 12),
      selection: expect.closeTo(-0.002, 12),
      interaction: expect.closeTo(-0.001, 12),
    });
    expect(rowOf('UK')).toMatchObject({ allocation: 0, selection: expect.closeTo(0.04, 12) });
  });
});

describe('weights that are entered', () => {
  it('[ANALYTICS-SCREENS-18] are symbols with percent', () => {
    expect(readWeights('acme 60, XNAS:AAPL 30.5%;')).toEqual({
      ok: true,
      value: [
        { id: 'ACME', weight: 0.6 },
        { id: 'XNAS:AAPL', weight: 0.305 },
      ],
    });
  });

  it.each([
    ['', messages.unreadableWeights],
    ['60 ACME', messages.unreadableWeights],
    ['ACME 60, ACME 10', messages.repeated('ACME')],
    ['ACME -5', messages.negative('ACME')],
    ['ACME 60, INDEX 60', messages.tooMuch('120%')],
  ])('[ANALYTICS-SCREENS-18] have a reason if they are %j', (text, reason) => {
    expect(readWeights(text)).toEqual({ ok: false, reason });
  });

  it('[ANALYTICS-SCREENS-18] are in the address as they were entered', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constant({ kind: 'targets' as const }),
          fc.record({ kind: fc.constant('portfolio' as const), id: fc.string({ minLength: 1 }) }),
          fc.record({ kind: fc.constant('weights' as const), text: fc.string() }),
        ),
        (choice) => {
          expect(readChoice(writeChoice(choice))).toEqual(choice);
        },
      ),
    );
    expect([readChoice(null), readChoice('index'), readChoice('portfolio:')]).toEqual([null, null, null]);
  });
});
