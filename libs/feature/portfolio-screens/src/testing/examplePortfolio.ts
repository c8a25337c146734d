import {
  createDocument,
  newPortfolioBody,
  type PortfolioBody,
  type PortfolioDocument,
} from '@finance-analyst/documents';
import type { LedgerRow } from '@finance-analyst/portfolio';

export const exampleAccounts: PortfolioBody['accounts'] = [
  { id: 'broker', name: 'Main broker', currency: 'USD', opened: null, lotMethod: 'fifo' },
  { id: 'bank', name: 'Bank in Berlin', currency: 'EUR', opened: null, lotMethod: 'specific' },
];

const instrument = (symbol: string, market: string | null = null): PortfolioBody['instruments'][number] => ({
  id: market === null ? symbol : `${market}:${symbol}`,
  symbol,
  market,
  name: null,
  isin: null,
  currency: 'USD',
  sector: null,
});

const acme = { symbol: 'ACME', market: null };
const trade = { account: 'broker', instrument: acme, currency: 'USD' };

export const exampleRows: readonly LedgerRow[] = [
  {
    id: 'cash',
    entry: 1,
    account: 'broker',
    kind: 'deposit',
    date: '2024-01-02',
    gross: '10000',
    currency: 'USD',
  },
  {
    ...trade,
    id: 'first',
    entry: 2,
    kind: 'buy',
    date: '2024-05-02',
    quantity: '10',
    price: '100.50',
    fees: '1',
  },
  {
    ...trade,
    id: 'paid',
    entry: 3,
    kind: 'dividend',
    date: '2025-06-03',
    gross: '25',
    taxes: '3.75',
    note: 'Half-year',
  },
  {
    id: 'other',
    entry: 4,
    account: 'broker',
    kind: 'buy',
    date: '2025-07-01',
    instrument: { symbol: 'OTHR', market: 'XNAS' },
    quantity: '20',
    price: '50',
    currency: 'USD',
  },
  { ...trade, id: 'sold', entry: 5, kind: 'sell', date: '2025-08-04', quantity: '4', price: '130' },
  { ...trade, id: 'refused', entry: 6, kind: 'sell', date: '2025-09-01', quantity: '400', price: '131' },
];

/** Two accounts, a few transactions of two instruments, and one that cannot be counted. */
export const exampleBody: PortfolioBody = {
  ...newPortfolioBody('USD'),
  accounts: exampleAccounts,
  instruments: [instrument('ACME'), instrument('OTHR', 'XNAS')],
  rows: exampleRows,
};

/** The saved document of a body. */
export const documentOf = (body: PortfolioBody): PortfolioDocument => ({
  ...createDocument({
    kind: 'portfolio',
    id: 'example',
    ownerId: 'device',
    title: 'Example portfolio',
    now: '2025-11-20T12:00:00.000Z',
    body,
  }),
  baseRevision: 1,
});
