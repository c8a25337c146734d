/** Decimals that a quantity needs: none for whole shares, up to `most` for fractions of one. */
export function quantityPlaces(quantity: number, most = 6): number {
  let places = 0;
  while (places < most && Math.abs(Number(quantity.toFixed(places)) - quantity) >= 0.5 * 10 ** -most)
    places += 1;
  return places;
}
