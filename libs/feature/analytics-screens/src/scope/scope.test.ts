import { createLedger, historyOfInstruments, type LedgerRow } from '@finance-analyst/portfolio';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measuredSpan } from './measuredSpan.js';
import { readScope, writeScope } from './Scope.js';
import { scopesOf } from './scopesOf.js';

const row = (id: string, date: string, fields: Partial<LedgerRow>): LedgerRow => ({
  id,
  account: 'main',
  kind: 'buy',
  date,
  entry: Number(id),
  currency: 'USD',
  ...fields,
});
const good = { symbol: 'GOOD', market: null };
const bad = { symbol: 'BAD', market: 'XNYS' };
const rows = [
  row('1', '2024-03-19', { kind: 'deposit', gross: '1000' }),
  row('2', '2024-03-21', { instrument: good, quantity: '5', price: '100' }),
  row('3', '2024-03-21', { instrument: bad, quantity: '1', price: '100' }),
  row('4', '2024-03-23', { kind: 'sell', instrument: good, quantity: '5', price: '110' }),
];
const instrument = { market: null, isin: null, currency: 'USD' };
const instruments = [
  { ...instrument, id: 'GOOD', symbol: 'GOOD', name: 'Good Works', sector: 'Energy' },
  { ...instrument, id: 'UNUSED', symbol: 'UNUSED', name: null, sector: 'Health' },
];

it('[ANALYTICS-SCREENS-106] has the scope in the address, and takes what it cannot read as all of the portfolio', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('holding' as const, 'sector' as const),
      fc.string({ minLength: 1 }),
      (kind, id) => {
        fc.pre(!/[\n\r\u2028\u2029]/u.test(id));
        expect(readScope(writeScope({ kind, id }))).toEqual({ kind, id });
      },
    ),
  );
  for (const text of [null, '', 'holding:', 'lot:3', 'Energy']) expect(readScope(text)).toBeNull();
});

it('[ANALYTICS-SCREENS-106] offers sectors and everything that was ever held, by name', () => {
  const scopes = scopesOf({ rows, instruments });
  expect([...scopes].map(([key, { name, instruments: keys }]) => [key, name, keys])).toEqual([
    ['sector:Energy', 'Energy', [':GOOD']],
    ['sector:Sector not known', 'Sector not known', ['XNYS:BAD']],
    ['holding:GOOD', 'Good Works', [':GOOD']],
    ['holding:XNYS:BAD', 'XNYS:BAD', ['XNYS:BAD']],
  ]);
});

it('[ANALYTICS-SCREENS-107] measures a part over the days on which it was held', () => {
  const first = 19_800;
  const days = Int32Array.from({ length: 8 }, (_, at) => first + at);
  const accounts = [{ id: 'main', currency: 'USD', opened: null, lotMethod: 'fifo' }] as const;
  const { whole } = historyOfInstruments(
    createLedger(rows, accounts),
    {
      days,
      currency: 'USD',
      pricesOf: () => ({ currency: 'USD', closes: new Float64Array(8).fill(105) }),
      ratesOf: () => null,
    },
    new Set([':GOOD']),
  );
  // Bought on the 21st, the fourth day, and sold on the 23rd.
  expect(measuredSpan(whole, 0, 7)).toEqual({ from: 2, to: 5 });
  expect(measuredSpan(whole, 4, 7)).toEqual({ from: 4, to: 5 });
  expect(measuredSpan(whole, 0, 4)).toEqual({ from: 2, to: 4 });
  expect(measuredSpan(whole, 5, 7)).toBeNull();
  expect(measuredSpan(whole, 0, 2)).toBeNull();
});
