import { expect, it } from 'vitest';
import { exampleAccounts, exampleRows } from '../testing/examplePortfolio.js';
import { accountNamesOf } from './cellText.js';
import { newestFirst } from './newestFirst.js';
import { createRowFilter } from './rowFilter.js';

const filter = createRowFilter(accountNamesOf(exampleAccounts));
const found = (text: string, more: Partial<Parameters<typeof filter>[1]> = {}): readonly string[] =>
  filter(exampleRows, { text, among: null, ...more }).map(({ id }) => id);

it('[PORTFOLIO-SCREENS-18] finds rows by year, kind, account, instrument and note, each word of them', () => {
  expect(found('2024')).toEqual(['cash', 'first']);
  expect(found('sell acme')).toEqual(['sold', 'refused']);
  expect(found('main broker deposit')).toEqual(['cash']);
  expect(found('xnas')).toEqual(['other']);
  expect(found('half-year')).toEqual(['paid']);
  expect(found('sell xnas')).toEqual([]);
});

it('[PORTFOLIO-SCREENS-18] finds only those that may be shown, and the one that is being edited', () => {
  expect(found('', { among: new Set(['refused']) })).toEqual(['refused']);
  expect(found('2024', { among: new Set(['refused', 'cash']) })).toEqual(['cash']);
  expect(found('', { among: new Set(['refused']), stays: 'sold' })).toEqual(['sold', 'refused']);
});

it('[PORTFOLIO-SCREENS-19] lists the newest first, and of a day the last entered', () => {
  const sameDay = exampleRows.map((row) => ({ ...row, date: '2025-01-01' }));
  expect(newestFirst(sameDay).map(({ entry }) => entry)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(newestFirst(exampleRows).map(({ id }) => id)).toEqual([
    'refused',
    'sold',
    'other',
    'paid',
    'first',
    'cash',
  ]);
});
