import type { LedgerRow } from '@finance-analyst/portfolio';
import fc from 'fast-check';
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

it('[PORTFOLIO-SCREENS-161] finds the same rows after any edits as a filter that has seen none of them', () => {
  const made = new Map<string, LedgerRow>();
  const rowOf = (id: number, note: string): LedgerRow => {
    const key = `${id} ${note}`;
    const row = made.get(key) ?? {
      id: String(id),
      account: 'main',
      kind: 'fee',
      date: '2024-05-02',
      entry: id,
      note,
    };
    made.set(key, row);
    return row;
  };
  const edit = fc.record({
    rows: fc
      .uniqueArray(fc.record({ id: fc.nat(15), note: fc.constantFrom('one', 'two') }), {
        selector: ({ id }) => id,
      })
      .map((list) => list.map(({ id, note }) => rowOf(id, note))),
    text: fc.constantFrom('one', 'one', 'two', ''),
    isAmong: fc.boolean(),
    stays: fc.option(fc.nat(15).map(String)),
  });
  const some = new Set(['1', '2', '3', '5', '8', '13']);
  fc.assert(
    fc.property(fc.array(edit, { minLength: 2 }), (edits) => {
      const same = createRowFilter(new Map());
      for (const { rows, text, isAmong, stays } of edits) {
        const given = { text, among: isAmong ? some : null, stays };
        expect(same(rows, given)).toEqual(createRowFilter(new Map())(rows, given));
      }
    }),
  );
});
