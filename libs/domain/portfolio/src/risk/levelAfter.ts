/** Values and their returns are rounded: a level this close to its peak has reached it. */
const recovered = 1 - 1e-12;

/** The level after a return, as a share of the highest so far: 1 at a new high, less in a drawdown. */
export function levelAfter(level: number, each: number): number {
  const next = level * (1 + each);
  return next >= recovered ? 1 : next;
}
