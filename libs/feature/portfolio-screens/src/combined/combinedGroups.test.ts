import { newPortfolioBody, type PortfolioBody } from '@finance-analyst/documents';
import {
  combineHoldings,
  type HoldingMarket,
  type LedgerRow,
  ledgerState,
  valueHoldings,
} from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { combinedGroups } from './combinedGroups.js';
import { distinctTitles, usualCurrency } from './combinedLedgers.js';

const market: HoldingMarket = {
  currency: 'USD',
  priceOf: ({ symbol }) => ({
    price: symbol === 'ACME' ? 10 : 20,
    currency: symbol === 'ACME' ? 'USD' : 'EUR',
    previousClose: null,
    asOf: '2025-06-03',
    source: 'sample',
  }),
  rateOf: () => 1.1,
  rateOn: () => 1.1,
};

const buy = (id: string, account: string, symbol: string, quantity: string): LedgerRow => ({
  id,
  entry: Number(id),
  account,
  kind: 'deposit',
  date: '2025-01-02',
  instrument: { symbol, market: null },
  quantity,
  gross: '5',
  currency: 'USD',
});

function portfolio(id: string, title: string, sector: string | null, ...rows: readonly LedgerRow[]) {
  const body: PortfolioBody = {
    ...newPortfolioBody('USD'),
    accounts: [
      { id: 'main', name: 'Broker', currency: 'USD', opened: null, lotMethod: 'fifo' },
      { id: 'other', name: 'Bank', currency: 'USD', opened: null, lotMethod: 'fifo' },
    ],
    instruments: ['ACME', 'BOLT'].map((symbol) => ({
      id: symbol,
      symbol,
      market: null,
      name: `${symbol} Inc.`,
      isin: null,
      currency: null,
      sector: symbol === 'ACME' ? sector : null,
    })),
    rows,
  };
  const view = { ...ledgerState(rows, body.accounts), realized: [] };
  return { id, title, names: body, view, isEdited: false };
}

const portfolios = [
  portfolio('p', 'Growth', null, buy('1', 'main', 'ACME', '3'), buy('2', 'other', 'BOLT', '1')),
  portfolio('q', 'Income', 'Industrials', buy('1', 'main', 'ACME', '7')),
];
const combined = combineHoldings(
  portfolios.map(({ id, view }) => ({ id, holdings: valueHoldings(view, market) })),
  'USD',
);
const groups = (grouping: Parameters<typeof combinedGroups>[2]) =>
  combinedGroups(combined, portfolios, grouping).map(({ title, rows }) => [
    title,
    ...rows.map(({ name, quantity, portfolios: own }) =>
      [name, quantity, ...own.map((one) => one.title)].join(' '),
    ),
  ]);

it('[PORTFOLIO-SCREENS-121] has one row for an instrument of a group, with the portfolios that have it', () => {
  expect(groups('none')).toEqual([[null, 'ACME Inc. 10 Growth Income', 'BOLT Inc. 1 Growth']]);
  expect(groups('currency')).toEqual([
    ['USD', 'ACME Inc. 10 Growth Income'],
    ['EUR', 'BOLT Inc. 1 Growth'],
  ]);
});

it('[PORTFOLIO-SCREENS-121] groups by portfolio, which the group leads to, and by account of a portfolio', () => {
  expect(groups('portfolio')).toEqual([
    ['Income', 'ACME Inc. 7 Income'],
    ['Growth', 'ACME Inc. 3 Growth', 'BOLT Inc. 1 Growth'],
  ]);
  expect(combinedGroups(combined, portfolios, 'portfolio').map((group) => group.portfolio?.id)).toEqual([
    'q',
    'p',
  ]);
  // Both have an account with the id main and the name Broker.
  expect(groups('account').map(([title]) => title)).toEqual([
    'Income · Broker',
    'Growth · Broker',
    'Growth · Bank',
  ]);
});

it('[PORTFOLIO-SCREENS-121] takes the sector from the portfolio that knows it', () => {
  expect(groups('sector').map(([title]) => title)).toEqual(['Industrials', 'Sector not known']);
});

it('[PORTFOLIO-SCREENS-122] tells portfolios of one title apart, and shows them in the currency of most', () => {
  expect(distinctTitles(['Main', 'Other', 'Main', 'Main'])).toEqual([
    'Main',
    'Other',
    'Main (2)',
    'Main (3)',
  ]);
  expect(distinctTitles(['Main', 'main '])).toEqual(['Main', 'main  (2)']);
  expect(usualCurrency(['EUR', 'USD', null, 'USD'])).toBe('USD');
  expect(usualCurrency(['EUR', 'USD'])).toBe('EUR');
  expect(usualCurrency([])).toBe('USD');
});
