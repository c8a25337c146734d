/** Decimals that a quantity needs: none for whole shares, up to six for fractions of one. */
export const quantityPlaces = (quantity: number): number => {
  for (let places = 0; places < 6; places += 1)
    if (Math.abs(quantity * 10 ** places - Math.round(quantity * 10 ** places)) < 1e-9) return places;
  return 6;
};
