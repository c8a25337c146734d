import { expect, it } from 'vitest';
import { priceSnapshotOf } from '../price/priceSnapshotOf.js';
import { exampleQuote } from '../testing/exampleModel.js';
import { priceAfterImport } from './priceAfterImport.js';

const price = priceSnapshotOf(exampleQuote);

it.each([
  ['takes a first price', null, exampleQuote, 'taken'],
  ['takes a corrected price of the same day', price, { ...exampleQuote, price: 72 }, 'taken'],
  ['takes a later price', price, { ...exampleQuote, asOf: '2026-11-21' }, 'taken'],
  ['takes no earlier price', price, { ...exampleQuote, asOf: '2026-11-19' }, 'same'],
  ['leaves the same price', price, exampleQuote, 'same'],
  ['leaves the price where the server has none', price, null, 'same'],
  [
    'only offers one for an entered price',
    { ...price, source: 'entered', price: 80 },
    exampleQuote,
    'offered',
  ],
])('[VALUATION-SCREENS-71] %s', (_what, before, quote, kind) => {
  expect(priceAfterImport(before, quote).kind).toBe(kind);
});
