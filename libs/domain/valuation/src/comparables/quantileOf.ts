/**
 * The quantile of at least one value in ascending order, linear between neighbors, as QUARTILE.INC of spreadsheets and
 * the default of R. Source: Hyndman, Fan, Sample Quantiles in Statistical Packages, 1996, definition 7.
 */
export function quantileOf(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] as number;
  const above = sorted[Math.ceil(position)] as number;
  return below + (above - below) * (position - Math.floor(position));
}
