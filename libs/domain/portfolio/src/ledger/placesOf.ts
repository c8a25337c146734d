import type { CheckedRow } from '../row/CheckedRow.js';
import { placeOf } from './placeOf.js';

/**
 * The places of the rows with these ids, rising.
 *
 * @param edited new versions of some of them, in order: most keep their date, and are found without a look at every row
 */
export function placesOf(
  rows: readonly CheckedRow[],
  ids: ReadonlySet<string>,
  edited: readonly CheckedRow[],
): readonly number[] {
  const places: number[] = [];
  for (const row of edited) {
    const place = placeOf(rows, row, places.at(-1));
    if (rows[place]?.row.id === row.row.id) places.push(place);
  }
  if (places.length === ids.size) return places;
  places.length = 0;
  rows.forEach(({ row: { id } }, place) => {
    if (ids.has(id)) places.push(place);
  });
  return places;
}
