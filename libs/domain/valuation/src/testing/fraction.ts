import fc from 'fast-check';

const steps = 2 ** 30;

/**
 * A number between two bounds, spread evenly. Most doubles lie next to 0, so of `fc.double` hardly any example would
 * differ from it.
 */
export const fraction = (least: number, most: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: steps }).map((step) => least + ((most - least) * step) / steps);
