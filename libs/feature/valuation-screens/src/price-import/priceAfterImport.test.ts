import { priceSnapshotOf } from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { exampleQuote } from '../testing/exampleModel.js';
import { priceAfterImport } from './priceAfterImport.js';

const price = priceSnapshotOf(exampleQuote);
const entered = { ...price, source: 'entered', price: 80 };

it.each([
  ['takes a first price', null, exampleQuote, 'taken'],
  ['takes a corrected price of the same day', price, { ...exampleQuote, price: 72 }, 'taken'],
  ['takes a later price', price, { ...exampleQuote, asOf: '2026-11-21' }, 'taken'],
  ['takes no earlier price', price, { ...exampleQuote, asOf: '2026-11-19' }, 'later'],
  ['leaves the same price', price, exampleQuote, 'same'],
  ['leaves the price where the server has none', price, null, 'unanswered'],
  ['only offers one for an entered price', entered, exampleQuote, 'entered'],
  [
    'offers one for an entered price of a later day',
    { ...entered, asOf: '2026-11-23' },
    exampleQuote,
    'entered',
  ],
  [
    'only offers one that is far from that of another source',
    { ...price, source: 'stooq', price: 271.5 },
    { ...exampleQuote, price: 7 },
    'far',
  ],
])('[VALUATION-SCREENS-71] %s', (_what, before, quote, kind) => {
  expect(priceAfterImport(before, quote).kind).toBe(kind);
});
