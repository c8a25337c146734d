import type { LedgerRow } from '@finance-analyst/portfolio';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRowIndex } from './createRowIndex.js';

const rowOf = (id: string, note = ''): LedgerRow => ({
  id,
  account: 'main',
  kind: 'deposit',
  date: '2024-05-02',
  entry: 1,
  note,
});

it('[PORTFOLIO-SCREENS-159] finds each row by its id after any edits', () => {
  const lists = fc.array(
    fc.uniqueArray(fc.record({ name: fc.nat(12), note: fc.constantFrom('', 'edited') }), {
      selector: ({ name }) => name,
    }),
  );
  fc.assert(
    fc.property(lists, (edits) => {
      const known = new Map<string, LedgerRow>();
      const same = (row: LedgerRow): LedgerRow => {
        const key = `${row.id} ${row.note ?? ''}`;
        known.set(key, known.get(key) ?? row);
        return known.get(key) ?? row;
      };
      const indexOf = createRowIndex();
      for (const edit of edits) {
        const rows = edit.map(({ name, note }) => same(rowOf(String(name), note)));
        const find = indexOf(rows);
        for (let name = 0; name <= 12; name += 1)
          expect(find(String(name))).toBe(rows.find(({ id }) => id === String(name)));
      }
    }),
  );
});

it('[PORTFOLIO-SCREENS-159] finds rows of before among those of before', () => {
  const indexOf = createRowIndex();
  const rows = Array.from({ length: 3000 }, (_, place) => rowOf(String(place)));
  const before = indexOf(rows);
  const edited = rowOf('1500', 'edited');
  const after = indexOf(rows.with(1500, edited).slice(0, 2999));
  expect([before('1500'), before('2999')]).toEqual([rows[1500], rows[2999]]);
  expect([after('1500'), after('2999'), after('7')]).toEqual([edited, undefined, rows[7]]);
});
