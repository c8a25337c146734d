import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowKinds } from '../row/RowKind.js';
import { arbitraryRows } from '../testing/arbitraryRows.js';
import { accountOf } from '../testing/rowsOf.js';
import { compareRows } from './compareRows.js';
import { createLedger } from './createLedger.js';
import { mergeRows } from './mergeRows.js';
import { placesOf } from './placesOf.js';

const accounts = [accountOf('main'), accountOf('second')];
const rowsIn = (rows: Parameters<typeof createLedger>[0]) => createLedger(rows, accounts).rows;

it('[PORTFOLIO-207] replaces, removes and adds rows in order, whether an edited row keeps its place or not', () => {
  fc.assert(
    fc.property(
      arbitraryRows(rowKinds),
      arbitraryRows(rowKinds),
      fc.array(fc.nat(40), { maxLength: 6 }),
      fc.boolean(),
      (first, second, chosen, isMoved) => {
        const rows = rowsIn(first);
        const edited = chosen.flatMap((at) => rows[at]?.row ?? []);
        const changed = edited.map((row) => ({
          ...row,
          note: 'edited',
          date: isMoved ? '2024-01-05' : row.date,
        }));
        const later = second.map((row) => ({ ...row, id: `later-${row.id}` }));
        const removed = rows.filter((_, at) => at % 7 === 3).map(({ row }) => row.id);
        const added = rowsIn([...new Map([...changed, ...later].map((row) => [row.id, row])).values()]);
        const leaving = new Set([...removed, ...added.map(({ row }) => row.id)]);
        const places = placesOf(rows, leaving, added);
        expect(places.map((place) => rows[place])).toEqual(rows.filter(({ row }) => leaving.has(row.id)));
        expect(mergeRows(rows, places, added)).toEqual(
          [...rows.filter(({ row }) => !leaving.has(row.id)), ...added].toSorted(compareRows),
        );
      },
    ),
  );
});
