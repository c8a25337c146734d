import type { LedgerRow } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { eventKey } from './eventKey.js';

const row: LedgerRow = {
  id: 'a',
  account: 'one',
  entry: 1,
  kind: 'merger',
  date: '2024-01-02',
  instrument: { symbol: 'ACME', market: null },
  otherInstrument: { symbol: 'BETA', market: 'XNYS' },
  quantity: '1',
  price: '2',
  gross: '3',
  fees: '4',
  taxes: '5',
  currency: 'USD',
  rate: '0.9',
  otherAccount: 'two',
  otherCurrency: 'EUR',
  otherAmount: '6',
  cashInLieu: '7',
  costShare: '0.1',
  ratio: { received: '2', held: '1' },
  acquired: '2020-01-02',
};

const others: Partial<LedgerRow> = {
  kind: 'rights',
  date: '2024-01-03',
  instrument: { symbol: 'ACME', market: 'XNYS' },
  otherInstrument: { symbol: 'BETA', market: null },
  quantity: '10',
  price: '20',
  gross: '30',
  fees: '40',
  taxes: '50',
  currency: 'CHF',
  rate: '0.8',
  otherAccount: 'three',
  otherCurrency: 'CHF',
  otherAmount: '60',
  cashInLieu: '70',
  costShare: '0.2',
  ratio: { received: '2', held: '3' },
  acquired: '2020-01-03',
};

it.each(Object.entries(others))('[IMPORT-PIPELINE-5] tells rows of another %s apart', (field, value) => {
  expect(eventKey({ ...row, [field]: value })).not.toBe(eventKey(row));
});

it('[IMPORT-PIPELINE-5] leaves out what is for information, and what a portfolio adds', () => {
  const same = { ...row, id: 'b', entry: 9, batch: 'c', note: 'Mine', settlement: '2024-01-04' };
  expect(eventKey({ ...same, quantity: '1.00', price: '02' })).toBe(eventKey(row));
});
