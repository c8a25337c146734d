import { priceSnapshotOf } from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { exampleQuote } from '../testing/exampleModel.js';
import { priceAfterRemoval } from './priceAfterRemoval.js';

const imported = priceSnapshotOf({ ...exampleQuote, source: 'csv-import' });
const stooq = { ...exampleQuote, source: 'stooq' };

it.each([
  ['takes an earlier price of a service', imported, { ...stooq, asOf: '2026-11-10' }, 'taken'],
  ['takes one that is far from the imported one', imported, { ...stooq, price: 700 }, 'taken'],
  ['leaves the price where the server has none', imported, null, 'unanswered'],
  ['leaves a price of a service that is the newest', priceSnapshotOf(stooq), stooq, 'same'],
  ['leaves an entered price', { ...imported, source: 'entered' }, stooq, 'entered'],
])('[VALUATION-SCREENS-179] %s', (_what, before, quote, kind) => {
  expect(priceAfterRemoval(before, quote).kind).toBe(kind);
});
