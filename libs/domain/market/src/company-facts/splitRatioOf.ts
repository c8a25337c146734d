/**
 * The ratio of small whole numbers that a split is by, new shares for each old one; null for any other number. Rounded
 * counts show a ratio inexactly, and price data adjusts for a spin-off as if it were a split by an odd ratio.
 */
export function splitRatioOf(ratio: number): number | null {
  for (let denominator = 1; denominator <= 100; denominator += 1) {
    const numerator = Math.round(ratio * denominator);
    const isSmall = numerator === 1 || denominator === 1 || (numerator <= 20 && denominator <= 10);
    if (numerator > 0 && isSmall && Math.abs(ratio - numerator / denominator) <= ratio * 0.001)
      return numerator / denominator;
  }
  return null;
}
