import { newPortfolioBody } from '@finance-analyst/documents';
import {
  createLedger,
  historyByHolding,
  historyOfInstruments,
  type LedgerRow,
  partOfHistory,
  timeWeightedReturn,
} from '@finance-analyst/portfolio';
import type { LoadedMarket } from '@finance-analyst/portfolios';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contributionRows } from '../contribution/contributionRows.js';
import { countedRows } from './countedRows.js';
import { returnLinks } from './returnLinks.js';
import { rowsBehind } from './rowsBehind.js';

const usual = { inflows: 'start', outflows: 'end' } as const;
const first = 19_800;
const days = Int32Array.from({ length: 40 }, (_, at) => first + at);
const good = { symbol: 'GOOD', market: null };
const bad = { symbol: 'BAD', market: null };
const row = (id: string, date: string, fields: Partial<LedgerRow>): LedgerRow => ({
  id,
  account: 'main',
  kind: 'buy',
  date,
  entry: Number(id),
  currency: 'USD',
  ...fields,
});
const rows = [
  row('1', '2024-03-18', { kind: 'deposit', gross: '1000' }),
  row('2', '2024-03-18', { instrument: good, quantity: '5', price: '100', fees: '2.50' }),
  row('3', '2024-04-02', { kind: 'deposit', gross: '300.33' }),
  row('4', '2024-04-02', { instrument: good, quantity: '1.333', price: '105.17', fees: '1.25' }),
  row('5', '2024-04-05', { instrument: bad, quantity: '2', price: '50.11' }),
  row('6', '2024-04-10', { kind: 'dividend', instrument: good, gross: '9.75', taxes: '1.46' }),
  row('7', '2024-04-12', { kind: 'withdrawal', gross: '50' }),
  row('8', '2024-04-12', { kind: 'sell', instrument: bad, quantity: '200', price: '1' }),
];
const accounts = [{ id: 'main', name: 'Main', currency: 'USD', opened: null, lotMethod: 'fifo' }] as const;
const closes = Float64Array.from(days, (_, at) => 100 + ((at * 7919) % 97) / 13);
const columns = { days, currency: 'USD', pricesOf: () => ({ currency: 'USD', closes }), ratesOf: () => null };
const ledger = createLedger(rows, accounts);
const market: LoadedMarket = {
  table: {
    days,
    currency: 'USD',
    prices: [{ instrument: good, currency: 'USD', closes, days: Float64Array.from(days) }],
    rates: [],
  },
  unpriced: [],
  withoutRates: [],
  shown: null,
  loadedEarlier: null,
};
const analysisOf = (keys: ReadonlySet<string> | null) => {
  const refused = new Set(['8']);
  return {
    part: keys ? historyOfInstruments(ledger, columns, keys) : historyByHolding(ledger, columns),
    body: { ...newPortfolioBody('USD'), accounts, rows },
    market,
    window: { from: 0, to: 39, opens: '2024-03-18', closes: '2024-04-26', isShortened: false },
    instruments: keys,
    rows: countedRows(rows, { account: null, instruments: keys, refused }),
  };
};
const question = { title: '', explained: '', part: null };
const cents = (amount: number): number => Math.round(amount * 100);
const place = fc.nat(39);

it('[ANALYTICS-SCREENS-108] has amounts that add up to the closing value, to the cent, of all and of every part', () => {
  fc.assert(
    fc.property(place, place, fc.constantFrom(null, new Set([':GOOD'])), (one, two, keys) => {
      const analysis = analysisOf(keys);
      const found = rowsBehind(analysis, { ...question, from: Math.min(one, two), to: Math.max(one, two) });
      if (!found.sums.ok) throw new Error(found.sums.reason);
      const amounts = found.sums.value.map(({ amount }) => cents(amount));
      expect(amounts.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(amounts.at(-1));
    }),
  );
  const analysis = analysisOf(null);
  const parts = contributionRows(analysis.part, analysis.body, 'holding', usual, () => 'USD');
  if (!parts.ok) throw new Error(parts.reason);
  for (const { id, gain } of parts.value.rows) {
    const found = rowsBehind(analysis, {
      ...question,
      from: 0,
      to: 39,
      part: { group: 'holding', id, gain },
    });
    if (!found.sums.ok) throw new Error(found.sums.reason);
    const [opening = 0, flows = 0, own = 0, closing = 0] = found.sums.value.map(({ amount }) =>
      cents(amount),
    );
    expect(opening + flows + own).toBe(closing);
    expect(own).toBe(cents(gain));
  }
});

it('[ANALYTICS-SCREENS-108] lists the transactions of the days and the part that count, the latest first', () => {
  const analysis = analysisOf(null);
  const idsOf = (given: Partial<Parameters<typeof rowsBehind>[1]>): readonly string[] =>
    rowsBehind(analysis, { ...question, from: 0, to: 39, ...given }).transactions.map(({ id }) => id);
  // What happened on the first day is in the opening value; row 8 is refused.
  expect(idsOf({})).toEqual(['7', '6', '5', '4', '3']);
  expect(idsOf({ to: 18 })).toEqual(['5', '4', '3']);
  expect(idsOf({ part: { group: 'holding', id: 'GOOD', gain: 0 } })).toEqual(['6', '4']);
  expect(idsOf({ part: { group: 'holding', id: '', gain: 0 } })).toEqual(['7', '3']);
  const scoped = rowsBehind(analysisOf(new Set([':BAD'])), { ...question, from: 0, to: 39 });
  expect(scoped.transactions.map(({ id }) => id)).toEqual(['5']);
});

it('[ANALYTICS-SCREENS-108] has the prices of what was held at both ends, with their days', () => {
  const { held } = rowsBehind(analysisOf(null), { ...question, from: 0, to: 39 });
  expect(held.map(({ id }) => id)).toEqual(['GOOD', 'BAD']);
  expect(held[0]).toMatchObject({
    opening: { price: closes[0], date: '2024-03-18' },
    closing: { price: closes[39], date: '2024-04-26' },
    closingValue: expect.closeTo(6.333 * (closes[39] ?? 0), 9),
  });
  expect(held[1]).toMatchObject({ opening: null, closing: null, openingValue: 0 });
});

it('[ANALYTICS-SCREENS-109] links returns between deposits and withdrawals, whose product is the return', () => {
  const { whole } = analysisOf(null).part;
  // Withdrawals count at the end of their day, deposits from its start, unless chosen otherwise.
  expect(returnLinks(whole, usual, 0, 39).map(({ from, to, flow }) => [from, to, flow])).toEqual([
    [0, 14, 0],
    [14, 25, expect.closeTo(300.33, 9)],
    [25, 39, expect.closeTo(-50, 9)],
  ]);
  const timings = [
    usual,
    { inflows: 'end', outflows: 'start' },
    { inflows: 'start', outflows: 'start' },
  ] as const;
  fc.assert(
    fc.property(place, place, fc.constantFrom(...timings), fc.nat(20), (one, two, timing, unknown) => {
      const [from, to] = [Math.min(one, two), Math.max(one, two)];
      const history = { ...whole, values: whole.values.map((value, at) => (at === unknown ? NaN : value)) };
      const found = timeWeightedReturn(partOfHistory(history, from, to), timing);
      if (!found.ok) return;
      const links = returnLinks(history, timing, from, to);
      const product = links.reduce((growth, link) => growth * (1 + link.return), 1);
      expect(product).toBeCloseTo(1 + found.value.total, 12);
      // Values and flows follow from each other: opening value, flow, start, end, flow, … closing value.
      links.forEach(({ start, flow }, at) => {
        const before = at === 0 ? (history.values[from] ?? 0) : (links[at - 1]?.end ?? 0);
        expect(before + flow).toBeCloseTo(start, 9);
      });
    }),
  );
});

it('[ANALYTICS-SCREENS-145] has the transactions of a step of the bridge or a kind of gain alone', () => {
  const analysis = analysisOf(null);
  const idsOf = (given: Partial<Parameters<typeof rowsBehind>[1]>): readonly string[] =>
    rowsBehind(analysis, { ...question, from: 0, to: 39, ...given }).transactions.map(({ id }) => id);
  expect(idsOf({ step: 'deposits' })).toEqual(['7', '3']);
  expect(idsOf({ kind: 'income' })).toEqual(['6']);
  expect(idsOf({ kind: 'fees' })).toEqual(['4']);
});
