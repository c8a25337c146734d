const placesOf = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** The place of an id in a list, from 0; undefined where it is not in it. A list is counted through once. */
export function placeOf(ids: readonly string[], id: string): number | undefined {
  let places = placesOf.get(ids);
  if (!places) {
    places = new Map(ids.map((one, index) => [one, index]));
    placesOf.set(ids, places);
  }
  return places.get(id);
}
