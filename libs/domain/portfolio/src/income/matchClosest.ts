/**
 * Pairs days with others that are at most so many days apart, each with one, the closest pairs first. By the place of the day, the place of
 * the other.
 */
export function matchClosest(
  days: readonly number[],
  others: readonly number[],
  mostApart: number,
): ReadonlyMap<number, number> {
  const pairs = days.flatMap((day, at) =>
    others.map((other, place) => ({ at, place, apart: Math.abs(day - other) })),
  );
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const { at, place, apart } of pairs.sort((a, b) => a.apart - b.apart)) {
    if (apart > mostApart || found.has(at) || taken.has(place)) continue;
    found.set(at, place);
    taken.add(place);
  }
  return found;
}
