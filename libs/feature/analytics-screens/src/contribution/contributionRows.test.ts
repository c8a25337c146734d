import { createLedger, historyByHolding, type LedgerRow } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { groupNames } from '../selection/AnalyticsSelection.js';
import { contributionRows } from './contributionRows.js';

const usual = { inflows: 'start', outflows: 'end' } as const;
const first = 19_800;
const days = Int32Array.of(first, first + 1, first + 2, first + 3);
const row = (id: string, fields: Partial<LedgerRow>): LedgerRow => ({
  id,
  account: 'main',
  kind: 'buy',
  date: '2024-03-19',
  entry: Number(id),
  currency: 'USD',
  ...fields,
});
const good = { symbol: 'GOOD', market: null };
const bad = { symbol: 'BAD', market: null };
const accounts = [{ id: 'main', name: 'Main', currency: 'USD', opened: null, lotMethod: 'fifo' }] as const;
const ledger = createLedger(
  [
    row('1', { kind: 'deposit', gross: '1000' }),
    row('2', { instrument: good, quantity: '5', price: '100' }),
    row('3', { instrument: bad, quantity: '4', price: '100' }),
  ],
  accounts,
);
const history = historyByHolding(ledger, {
  days,
  currency: 'USD',
  pricesOf: ({ symbol }) => ({
    currency: 'USD',
    closes: symbol === 'GOOD' ? Float64Array.of(100, 100, 110, 120) : Float64Array.of(100, 100, 90, 95),
  }),
  ratesOf: () => null,
});
const names = {
  accounts,
  instruments: [
    {
      id: 'GOOD',
      symbol: 'GOOD',
      market: null,
      name: 'Good Works',
      isin: null,
      currency: 'USD',
      sector: 'Energy',
    },
  ],
};
const rowsBy = (group: (typeof groupNames)[number]) => {
  const found = contributionRows(history, names, group, usual, () => 'USD');
  if (!found.ok) throw new Error(found.reason);
  return found.value;
};

it('[ANALYTICS-SCREENS-6] lists holdings and cash by what they added, which adds up to the return in every group', () => {
  const { rows, total } = rowsBy('holding');
  expect(rows.map(({ name, symbol, gain }) => [name, symbol, gain])).toEqual([
    ['Good Works', 'GOOD', 100],
    ['BAD', null, -20],
    ['Cash', null, 0],
  ]);
  expect(total).toBeCloseTo(0.08, 12);
  for (const group of groupNames)
    expect(rowsBy(group).rows.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(
      total,
      12,
    );
  expect(rowsBy('sector').rows.map(({ name }) => name)).toEqual(['Energy', 'Sector not known', 'Cash']);
  expect(rowsBy('account').rows.map(({ name }) => name)).toEqual(['Main', 'Cash']);
});
