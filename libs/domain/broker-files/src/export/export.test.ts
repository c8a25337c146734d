import type { LedgerRow } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { ledgerCsv } from '../finance-analyst/ledgerCsv.js';
import { writeGhostfolio } from '../ghostfolio/writeGhostfolio.js';
import { writePortfolioPerformance } from '../portfolio-performance/writePortfolioPerformance.js';
import { readText } from '../testing/readText.js';
import { unescapedText, csvText } from './csvText.js';
import type { ExportedLedger } from './ExportedLedger.js';

const acme = { symbol: 'ACME', market: 'XNYS' };
const trade = { account: 'broker', date: '2024-05-02', instrument: acme, currency: 'USD' };
const rows: readonly LedgerRow[] = [
  { ...trade, id: 'c', entry: 3, kind: 'split', ratio: { received: '2', held: '1' } },
  {
    ...trade,
    id: 'a',
    entry: 1,
    kind: 'buy',
    quantity: '0.123456789',
    price: '100',
    fees: '1',
    settlement: '2024-05-06',
  },
  {
    ...trade,
    id: 'd',
    entry: 4,
    kind: 'sell',
    quantity: '1',
    gross: '1',
    taxes: '2',
    lots: [{ lot: 'a', quantity: '1' }],
  },
  { ...trade, id: 'e', entry: 5, kind: 'buy', quantity: '1' },
  {
    id: 'b',
    entry: 2,
    account: 'broker',
    kind: 'deposit',
    date: '2024-05-01',
    gross: '10.005',
    currency: 'USD',
    fees: '1',
  },
];
const ledger: ExportedLedger = {
  rows,
  accounts: [{ id: 'broker', name: 'Broker', currency: 'USD', opened: null, lotMethod: 'fifo' }],
  instruments: [{ ...acme, name: 'Acme', isin: 'US0000000018', currency: 'USD' }],
};

it('[BROKER-FILES-32] names each row that Portfolio Performance cannot have, and what it loses of others', () => {
  const { written, omitted, reduced } = writePortfolioPerformance(ledger);
  expect(written).toBe(2);
  expect(omitted).toEqual([
    { kind: 'split', count: 1, reason: 'Portfolio Performance does not import corporate actions.' },
    { kind: 'sell', count: 1, reason: 'Fees and taxes are higher than the amount.' },
    { kind: 'buy', count: 1, reason: 'Price or gross amount is missing.' },
  ]);
  expect(reduced).toEqual([
    { kind: 'deposit', count: 1, reason: 'Portfolio Performance rounds amounts to 2 decimals.' },
    { kind: 'deposit', count: 1, reason: 'Its fees and taxes are lines of their own.' },
    { kind: 'buy', count: 1, reason: 'The settlement date is not part of the file.' },
    { kind: 'buy', count: 1, reason: 'Portfolio Performance rounds quantities to 8 decimals.' },
  ]);
});

it('[BROKER-FILES-32] writes depot and account transactions of Portfolio Performance', () => {
  const { portfolioTransactions, accountTransactions } = writePortfolioPerformance(ledger);
  expect(portfolioTransactions?.split('\r\n')[1]).toBe(
    '2024-05-02,Buy,13.35,USD,,,,1,,0.123456789,US0000000018,,ACME,Acme,,Broker,,Broker,,100,XNYS',
  );
  expect(accountTransactions?.split('\r\n').slice(1, 3)).toEqual([
    '2024-05-01,Deposit,10.0050,USD,10.0050,USD,,,,,,,,,,Broker,,,,,',
    '2024-05-01,Fees,-1,USD,,,,,,,,,,,,Broker,,,,,',
  ]);
});

it('[BROKER-FILES-33] writes activities, accounts and assets of Ghostfolio, and names what it cannot have', () => {
  const { text, omitted, reduced } = writeGhostfolio(ledger, {
    exportedAt: '2024-06-01T00:00:00.000Z',
    cash: [{ account: 'broker', currency: 'USD', amount: '7.50' }],
  });
  const { activities, accounts, assetProfiles } = JSON.parse(text ?? '') as Record<string, unknown[]>;
  expect(activities).toMatchObject([
    { type: 'BUY', symbol: 'ACME', dataSource: 'YAHOO', quantity: 0.123456789, unitPrice: 100, fee: 1 },
    { type: 'SELL', quantity: 1, unitPrice: 1, fee: 2 },
  ]);
  expect(accounts).toMatchObject([{ id: 'broker', name: 'Broker', currency: 'USD', balance: 7.5 }]);
  expect(assetProfiles).toEqual([]);
  expect(omitted.map(({ kind }) => kind)).toEqual(['deposit', 'split', 'buy']);
  expect(reduced.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['buy', 'The settlement date is not part of the file.'],
    ['sell', 'The lots that it names are not part of the file.'],
    ['sell', 'Taxes are written as fees.'],
  ]);
});

it('[BROKER-FILES-33] writes an asset whose market is not known with its id, name, ISIN and symbol', () => {
  const own = { symbol: 'FUND', market: null };
  const { text } = writeGhostfolio(
    {
      ...ledger,
      rows: [{ ...trade, id: 'a', entry: 1, kind: 'buy', quantity: '1', price: '2', instrument: own }],
      instruments: [{ ...own, name: 'The fund', isin: 'US0000000018', currency: null }],
    },
    { exportedAt: '2024-06-01T00:00:00.000Z', cash: null },
  );
  // A balance that is not known is not stated.
  expect(text).not.toContain('"balance"');
  const { transactions } = readText(text ?? '');
  expect(transactions[0]?.instrument).toEqual({
    symbol: 'FUND',
    name: 'The fund',
    isin: 'US0000000018',
    currency: 'USD',
  });
});

it('[BROKER-FILES-29] reads every field of its own CSV', () => {
  const row: LedgerRow = {
    id: 'one',
    entry: 1,
    account: 'broker',
    kind: 'spin-off',
    date: '2024-05-02',
    settlement: '2024-05-06',
    instrument: acme,
    quantity: '4.125',
    price: '1.234',
    fees: '1',
    taxes: '2',
    currency: 'USD',
    rate: '0.9',
    note: '\'=1+1, "quoted"\nin two lines',
    otherInstrument: { symbol: 'SPUN', market: null },
    ratio: { received: '1', held: '3' },
    otherCurrency: 'EUR',
    otherAmount: '7',
    cashInLieu: '0.5',
    costShare: '0.25',
    lots: [{ lot: 'a b', quantity: '4.125' }],
    acquired: '2020-01-01',
  };
  const { layout, transactions, refused } = readText(ledgerCsv({ ...ledger, rows: [row] }));
  expect(refused).toEqual([]);
  expect(layout?.id).toBe('finance-analyst');
  const { id, entry, account, instrument, otherInstrument, lots, ...fields } = row;
  expect([account, entry]).toEqual(['broker', 1]);
  expect(transactions).toEqual([
    {
      line: 2,
      furtherLines: [],
      account: 'Broker',
      instrument: { symbol: 'ACME', market: 'XNYS', isin: 'US0000000018', name: 'Acme' },
      otherInstrument: { symbol: 'SPUN' },
      filedId: id,
      lots,
      row: { ...fields, price: '1.2340', quantity: '4.1250' },
    },
  ]);
  expect([instrument?.symbol, otherInstrument?.symbol]).toEqual(['ACME', 'SPUN']);
});

it.each(['=1', "'=1", "''@x", '-5', "'quoted'", 'plain', '', "'"])(
  '[BROKER-FILES-29] writes text as no spreadsheet runs it, and reads it as it was: %s',
  (text) => {
    const written = csvText([[text]]).trimEnd();
    expect(written).not.toMatch(/^[=+\-@]/);
    expect(unescapedText(written)).toBe(text);
  },
);
