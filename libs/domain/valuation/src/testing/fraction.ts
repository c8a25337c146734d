import fc from 'fast-check';

/** Any number between two bounds. */
export const fraction = (least: number, most: number): fc.Arbitrary<number> =>
  fc.double({ min: least, max: most, noNaN: true });
