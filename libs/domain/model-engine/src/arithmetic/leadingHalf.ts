/** A double is the exact sum of its leading half and the rest, and products of halves are exact (Veltkamp 1968). */
export const splitter = 2 ** 27 + 1;

/** The value rounded to 26 bits; for magnitudes below 2⁹⁹⁶. */
export function leadingHalf(value: number): number {
  const scaled = splitter * value;
  return scaled - (scaled - value);
}
