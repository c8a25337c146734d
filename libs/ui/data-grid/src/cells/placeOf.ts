const placesOf = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** The index of an id in a list, or undefined. Each list is indexed once. */
export function placeOf(ids: readonly string[], id: string): number | undefined {
  let places = placesOf.get(ids);
  if (!places) {
    places = new Map(ids.map((one, index) => [one, index]));
    placesOf.set(ids, places);
  }
  return places.get(id);
}
