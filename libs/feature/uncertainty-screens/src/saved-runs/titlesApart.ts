import type { SimulationRunDocument } from '@finance-analyst/documents';
import { titleApart } from './titleApart.js';

/**
 * The titles of runs by id, each once. Runs that were renamed, or saved by an earlier release, can share a stored title: the
 * oldest then keeps it and the others have a number.
 */
export function titlesApart(
  runs: readonly Pick<SimulationRunDocument, 'id' | 'title' | 'createdAt'>[],
): ReadonlyMap<string, string> {
  const stored = new Set(runs.map(({ title }) => title));
  const shown = new Set<string>();
  const oldestFirst = runs.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt, 'en'));
  return new Map(
    oldestFirst.map(({ id, title }) => {
      const apart = shown.has(title) ? titleApart(title, new Set([...stored, ...shown])) : title;
      shown.add(apart);
      return [id, apart];
    }),
  );
}
