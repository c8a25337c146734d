/**
 * The quantile of one or more finite values in ascending order: linear between the order statistics at 1 + (n − 1) ×
 * share, for a share from 0 to 1. It is PERCENTILE.INC of Excel and the default of R and NumPy. Source: R. J. Hyndman and
 * Y. Fan, “Sample quantiles in statistical packages”, American Statistician 50 (1996), definition 7.
 */
export function quantileOfSorted(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const part = position - Math.floor(position);
  const below = sorted[Math.floor(position)] as number;
  const above = sorted[Math.ceil(position)] as number;
  const gap = above - below;
  // Two values of opposite signs can lie further apart than the largest number.
  return Number.isFinite(gap) ? below + gap * part : below * (1 - part) + above * part;
}
