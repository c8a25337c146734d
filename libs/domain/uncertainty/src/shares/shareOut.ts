import { setSize } from './setSize.js';
import { shapleyShares } from './shapleyShares.js';

/** How much of a change one name explains, or those of a group together. */
export interface ChangeShare {
  /** One name, or those of a group. */
  readonly inputs: readonly string[];
  readonly share: number;
}

/** A figure, and what can change behind it: each by itself, to its state after the change and back. */
export interface Change {
  readonly names: readonly string[];
  readonly move: (name: string, to: 'before' | 'after') => void;
  /** The figure as everything is now; NaN without one. */
  readonly read: () => number;
}

/** The shares of all names, or the changes that leave no figure to share out. */
export type SharedOut =
  | { readonly ok: true; readonly shares: readonly ChangeShare[] }
  /** The fewest names that leave no figure when only they have changed; none if there is none before the change. */
  | { readonly ok: false; readonly changed: readonly string[] };

/** With more, names are grouped: each one more doubles the valuations. */
export const mostShares = 10;

/**
 * The Shapley value of each name in the change of a figure, the largest by size first; they total the change. Everything is
 * in the state before the change at the start. Of more than ten names, the nine with the largest effects have shares of their
 * own and the rest share one. The order of the names makes no difference, to the last bit.
 */
export function shareOut({ names, move, read }: Change): SharedOut {
  const start = read();
  const groups = groupNames(names.toSorted(byCodeUnits), (name) => {
    move(name, 'after');
    const effect = read() - start;
    move(name, 'before');
    return Number.isNaN(effect) ? Number.POSITIVE_INFINITY : Math.abs(effect);
  });
  const values = new Float64Array(2 ** groups.length);
  let present = 0;
  for (let step = 0; step < values.length; step += 1) {
    // From one set to the next a single group changes: Gray's order.
    const set = step ^ (step >>> 1);
    groups.forEach((group, at) => {
      if (((set ^ present) >>> at) & 1)
        for (const name of group) move(name, (set >>> at) & 1 ? 'after' : 'before');
    });
    present = set;
    values[set] = read();
  }
  const without = smallestWithoutFigure(values);
  if (without !== null) return { ok: false, changed: groups.filter((_, at) => (without >>> at) & 1).flat() };
  const shares = shapleyShares(values).map((share, at) => ({
    inputs: groups[at] as readonly string[],
    share,
  }));
  return { ok: true, shares: shares.toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share)) };
}

/** The order of names must not depend on a locale. */
const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Each name by itself, or the smallest effects together. */
function groupNames(
  names: readonly string[],
  effectOf: (name: string) => number,
): readonly (readonly string[])[] {
  if (names.length <= mostShares) return names.map((name) => [name]);
  const ranked = names
    .map((name) => ({ name, effect: effectOf(name) }))
    .sort((a, b) => (a.effect === b.effect ? 0 : b.effect - a.effect));
  const single = ranked.slice(0, mostShares - 1).map(({ name }) => [name]);
  return [...single, ranked.slice(mostShares - 1).map(({ name }) => name)];
}

function smallestWithoutFigure(values: Float64Array): number | null {
  let smallest: number | null = null;
  values.forEach((value, set) => {
    if (Number.isNaN(value) && (smallest === null || setSize(set) < setSize(smallest))) smallest = set;
  });
  return smallest;
}
