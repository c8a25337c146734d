import { valueHoldings, ledgerState, type HoldingMarket, type LedgerRow } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { messages } from '../messages.js';
import { dayMove } from './dayMove.js';
import { filedSource } from './filedSource.js';
import { gainRate } from './gainRate.js';
import { holdingGroups } from './holdingGroups.js';
import { rowPrice } from './rowPrice.js';
import { sumOfNamed } from './sumOfNamed.js';

const accounts = ['main', 'other'].map(
  (id) => ({ id, name: `Account ${id}`, currency: 'USD', opened: null, lotMethod: 'fifo' }) as const,
);
const prices: Readonly<Record<string, number>> = { ACME: 100, OTHR: 300 };
const market: HoldingMarket = {
  currency: 'USD',
  priceOf: ({ symbol }) => {
    const price = prices[symbol];
    return price === undefined
      ? null
      : { price, currency: 'USD', previousClose: null, asOf: '2024-06-03', source: 'sample' };
  },
  rateOf: () => null,
  rateOn: () => null,
};
const buy = (account: string, symbol: string, at: number): LedgerRow => ({
  id: String(at),
  account,
  kind: 'buy',
  date: '2024-05-02',
  entry: at,
  instrument: { symbol, market: null },
  quantity: '2',
  price: '90',
  currency: 'USD',
});
const instruments = [
  { id: 'ACME', symbol: 'ACME', market: null, name: 'Acme', isin: null, currency: 'USD', sector: 'Energy' },
];
const rows = [
  buy('main', 'ACME', 1),
  buy('other', 'ACME', 2),
  buy('main', 'OTHR', 3),
  { ...buy('main', 'NONE', 4), kind: 'deposit', gross: '0', price: '0' } satisfies LedgerRow,
];
const holdings = valueHoldings(ledgerState(rows, accounts), market);

it('[PORTFOLIO-SCREENS-2] lists holdings by value, of all accounts in one row, those without a value last', () => {
  const [group] = holdingGroups(holdings, { accounts, instruments }, 'none');
  expect(group?.rows.map(({ name, quantity, value }) => [name, quantity, value.ok && value.value])).toEqual([
    ['OTHR', 2, 600],
    ['Acme', 4, 400],
    ['NONE', 2, false],
  ]);
});

it('[PORTFOLIO-SCREENS-2] groups by account and sector; a value that is missing is missing in its group', () => {
  const titles = (grouping: 'account' | 'sector') =>
    holdingGroups(holdings, { accounts, instruments }, grouping).map(({ title, value }) => [
      title,
      value.ok ? value.value : value.reason,
    ]);
  const missing =
    'Not available for NONE. The market has no price for it, and no transaction states one. Enter a valuation.';
  expect(titles('account')).toEqual([
    ['Account other', 200],
    ['Account main', missing],
  ]);
  expect(titles('sector')).toEqual([
    ['Energy', 400],
    ['Sector not known', missing],
  ]);
});

it('[PORTFOLIO-SCREENS-80] adds up the gains of a group', () => {
  const [first] = holdingGroups(holdings, { accounts, instruments }, 'account');
  expect(first).toMatchObject({
    title: 'Account other',
    gain: { ok: true, value: 20 },
    cost: { ok: true, value: 180 },
    dayGain: { ok: false },
  });
});

it('[PORTFOLIO-SCREENS-81] names whose figures are missing instead of a sum of the others', () => {
  const known = { ok: true, value: 5 } as const;
  const none = { ok: false, reason: 'No price.' } as const;
  expect(sumOfNamed([{ name: 'A', figure: known }])).toEqual(known);
  expect(
    sumOfNamed(['A', 'B', 'B', 'C', 'D', 'E'].map((name) => ({ name, figure: name === 'A' ? known : none }))),
  ).toEqual({ ok: false, reason: 'Not available for B, C, D and 1 more. No price.' });
});

it('[PORTFOLIO-SCREENS-82] says what the move of a day covers, and of which days it is', () => {
  const at = (asOf: string, gain: number | null) => ({
    price: { price: 1, currency: 'USD', previousClose: null, asOf, source: 'sample' },
    dayGain:
      gain === null ? ({ ok: false, reason: 'One price.' } as const) : ({ ok: true, value: gain } as const),
  });
  expect(dayMove([at('2024-06-04', 2), at('2024-06-03T21:00:00Z', 3), at('2024-05-02', null)])).toEqual({
    gain: { ok: true, value: 5 },
    covered: 2,
    days: ['2024-06-03', '2024-06-04'],
  });
  expect(dayMove([at('2024-05-02', null)])).toMatchObject({ gain: { ok: false }, covered: 0, days: null });
});

it('[PORTFOLIO-SCREENS-83] shows no price where accounts state different ones', () => {
  const priced = (price: number) => ({
    price: { price, currency: 'USD', previousClose: null, asOf: '2024-06-03', source: null },
    value: { ok: true, value: price } as const,
  });
  expect(rowPrice([priced(5), priced(5)])).toMatchObject({ ok: true, value: { price: 5 } });
  expect(rowPrice([priced(5), priced(6)])).toMatchObject({ ok: false });
});

it('[PORTFOLIO-SCREENS-183] has the gain of a row and a group as a fraction of the cost, or why there is none', () => {
  const [other, main] = holdingGroups(holdings, { accounts, instruments }, 'account');
  expect(other?.rows[0]?.gainRate).toEqual({ ok: true, value: 20 / 180 });
  expect(other?.gainRate).toEqual({ ok: true, value: 20 / 180 });
  expect(main?.gainRate).toEqual(main?.gain);
  const costing = (...costs: readonly number[]) =>
    costs.map((value) => ({ cost: { ok: true, value } as const }));
  const rateOf = (gain: number, ...costs: readonly number[]) =>
    gainRate(
      { ok: true, value: gain },
      { ok: true, value: costs.reduce((sum, cost) => sum + cost, 0) },
      costing(...costs),
    );
  expect(rateOf(10, 0)).toEqual({ ok: false, reason: messages.noCost });
  // Shares sold short for 100 that cost 110 now.
  expect(rateOf(-10, -100)).toEqual({ ok: true, value: -0.1 });
  expect(rateOf(10, 100, -90)).toEqual({ ok: false, reason: messages.offsetCost });
  const unknown = { ok: false, reason: 'There is no rate.' } as const;
  expect(gainRate({ ok: true, value: 10 }, unknown, [{ cost: unknown }])).toEqual(unknown);
});

it('[PORTFOLIO-SCREENS-184] names the price from the ledger that a gain is computed from', () => {
  const filed = (as: 'paid' | 'valued', asOf: string) => ({
    price: { price: 1, currency: 'USD', previousClose: null, asOf, source: null, filed: as },
  });
  expect(filedSource([{ price: null }])).toBeUndefined();
  expect(filedSource([filed('paid', '2024-05-02'), filed('paid', '2024-05-02')])).toEqual({
    label: messages.filedAs.paid,
    asOf: '2024-05-02',
  });
  expect(filedSource([filed('paid', '2024-05-02'), filed('valued', '2024-06-02')])).toEqual({
    label: `${messages.filedAs.paid}, ${messages.filedAs.valued}`,
  });
  const { filed: _, ...quoted } = filed('paid', '2024-05-02').price;
  expect(filedSource([{ price: quoted }])).toBeUndefined();
});
