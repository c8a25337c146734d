import type { KeyedRows } from '../merge/KeyedRows.js';

export interface Leaf {
  readonly path: readonly string[];
  /** The path with `*` for each row. */
  readonly steps: readonly string[];
  readonly value: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function rowsById(value: unknown, rows: readonly KeyedRows[], steps: readonly string[]) {
  const keyed = rows.find(({ path }) => path.join('/') === steps.join('/'));
  if (!keyed || !Array.isArray(value)) return null;
  const ids = value.map((row: unknown) => (isObject(row) ? row[keyed.id] : null));
  const areIds = ids.every((id) => typeof id === 'string' && id !== '') && new Set(ids).size === ids.length;
  return areIds ? value.map((row: unknown, index) => [String(ids[index]), row] as const) : null;
}

/** Everything in a body, by path, as text: each value, and the type of each object and array of rows. */
export function leavesOf(body: unknown, rows: readonly KeyedRows[]): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const read = (value: unknown, path: readonly string[], steps: readonly string[]): void => {
    const keyed = rowsById(value, rows, steps);
    if (keyed) {
      leaves.set(JSON.stringify(path), { path, steps, value: 'rows' });
      for (const [id, row] of keyed) read(row, [...path, id], [...steps, '*']);
    } else if (isObject(value)) {
      leaves.set(JSON.stringify(path), { path, steps, value: 'fields' });
      for (const [name, field] of Object.entries(value)) read(field, [...path, name], [...steps, name]);
    } else leaves.set(JSON.stringify(path), { path, steps, value: JSON.stringify(value) });
  };
  read(body, [], []);
  return leaves;
}
