/**
 * Standard error of the median of independent estimates, from their own: √(π ÷ 2) ≈ 1.2533 times that of their mean,
 * √(Σ variances) ÷ n. That is the limit for many normal errors of one size (Cramér 1946, "Mathematical Methods of
 * Statistics", §28.5); of three to twelve it is 2 to 15% too high. The median of one or two estimates is their mean,
 * with its error. Null without an estimate, or if one has no standard error. Errors that move together make the true one higher.
 */
export function standardErrorOfMedian(errors: readonly (number | null)[]): number | null {
  const known = errors.filter((error) => error !== null);
  if (known.length === 0 || known.length < errors.length) return null;
  const ofMean = Math.sqrt(known.reduce((sum, error) => sum + error ** 2, 0)) / known.length;
  return known.length > 2 ? Math.sqrt(Math.PI / 2) * ofMean : ofMean;
}
