import { valueHoldings, ledgerState, type HoldingMarket, type LedgerRow } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { holdingGroups } from './holdingGroups.js';

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
  buy('main', 'NONE', 4),
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
  expect(titles('account')).toEqual([
    ['Account other', 200],
    ['Account main', 'There is no price for it.'],
  ]);
  expect(titles('sector')).toEqual([
    ['Energy', 400],
    ['Sector not known', 'There is no price for it.'],
  ]);
});
