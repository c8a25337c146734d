import type { LedgerRow } from '@finance-analyst/portfolio';
import { createDocument } from '../envelope/createDocument.js';
import type { PortfolioBody, PortfolioDocument } from '../portfolio/PortfolioDocument.js';

const acme = { symbol: 'ACME', market: 'XNYS' };
const other = { symbol: 'OTHR', market: null };
const held = { instrument: acme, quantity: '10' };
const paid = { gross: '100', currency: 'USD' };
const ratio = { received: '2', held: '1' };

/** A row of each kind, with each field that a row can have. */
const sketches: readonly (Pick<LedgerRow, 'kind'> & Partial<LedgerRow>)[] = [
  { kind: 'deposit', ...paid, batch: 'batch-1' },
  {
    kind: 'buy',
    ...held,
    price: '101.5',
    fees: '1',
    taxes: '0.5',
    currency: 'USD',
    settlement: '2025-01-03',
  },
  { kind: 'short', ...held, ...paid, rate: '1.1' },
  { kind: 'sell', ...held, ...paid, lots: [{ lot: 'row-1', quantity: '10' }] },
  { kind: 'cover', ...held, ...paid, note: 'Ahead of results.' },
  { kind: 'dividend', instrument: acme, ...paid },
  { kind: 'interest', ...paid },
  { kind: 'fee', ...paid },
  { kind: 'tax', ...paid },
  { kind: 'transfer', ...held, otherAccount: 'second' },
  { kind: 'exchange', ...paid, otherCurrency: 'JPY', otherAmount: '15000' },
  { kind: 'split', instrument: acme, ratio },
  { kind: 'bonus', instrument: acme, ratio, cashInLieu: '3' },
  { kind: 'spin-off', instrument: acme, otherInstrument: other, ratio, costShare: '0.25' },
  { kind: 'rights', instrument: acme, otherInstrument: other, ratio },
  { kind: 'return-of-capital', instrument: acme, ...paid },
  { kind: 'merger', instrument: acme, otherInstrument: other, ratio },
  { kind: 'withdrawal', ...paid },
  { kind: 'valuation', instrument: acme, price: '99', currency: 'USD', acquired: '2024-12-31' },
];

export const examplePortfolioBody: PortfolioBody = {
  currency: 'USD',
  accounts: [
    { id: 'main', name: 'Brokerage', currency: 'USD', opened: '2025-01-01', lotMethod: 'fifo' },
    { id: 'second', name: 'Savings', currency: 'EUR', opened: null, lotMethod: 'average' },
  ],
  instruments: [
    {
      id: 'XNYS:ACME',
      symbol: 'ACME',
      market: 'XNYS',
      name: 'Acme Corporation',
      isin: 'US0000000001',
      currency: 'USD',
      sector: 'Industrials',
    },
    { id: 'OTHR', symbol: 'OTHR', market: null, name: null, isin: null, currency: null, sector: null },
  ],
  rows: sketches.map((sketch, entry) => ({
    id: `row-${entry}`,
    account: 'main',
    date: '2025-01-02',
    entry,
    ...sketch,
  })),
  batches: [{ id: 'batch-1', importedAt: '2025-11-20T10:00:00.000Z', fileName: 'trades.csv', layout: null }],
  targets: [{ id: 'XNYS:ACME', weight: 0.6 }],
};

/** A valid portfolio with a row of each kind. */
export const examplePortfolio: PortfolioDocument = createDocument({
  kind: 'portfolio',
  id: 'portfolio-1',
  ownerId: 'device',
  title: 'Retirement',
  now: '2025-11-20T10:00:00.000Z',
  body: examplePortfolioBody,
});
