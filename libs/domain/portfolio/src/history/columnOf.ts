/** The column of a key, with 0 on each day if it is new. */
export function columnOf<Key>(columns: Map<Key, Float64Array>, key: Key, days: number): Float64Array {
  let column = columns.get(key);
  if (!column) {
    column = new Float64Array(days);
    columns.set(key, column);
  }
  return column;
}
