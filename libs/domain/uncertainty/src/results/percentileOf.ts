import type { AscendingFigures } from './ascendingFigures.js';

/**
 * The percentile for a probability between 0 and 1, of figures in ascending order: linear between the order statistics at
 * 1 + (n − 1) p, as Excel's PERCENTILE.INC. R. J. Hyndman and Y. Fan, “Sample quantiles in statistical packages”,
 * American Statistician 50 (1996), definition 7.
 */
export const percentileOf = (sorted: AscendingFigures, probability: number): number =>
  figureAt(sorted, percentilePosition(sorted.length, probability));

/** Its position from 0 among so many figures, between two figures in proportion. */
export const percentilePosition = (length: number, probability: number): number => probability * (length - 1);

/** The positions of the figures next to a position among so many. */
export function neighbors(length: number, position: number): readonly [lower: number, upper: number] {
  const lower = Math.floor(position);
  return [lower, Math.min(lower + 1, length - 1)];
}

/** The figure at a position from 0, between two figures in proportion. */
export function figureAt(sorted: AscendingFigures, position: number): number {
  const [lower, upper] = neighbors(sorted.length, position);
  const below = sorted.at(lower) as number;
  const above = sorted.at(upper) as number;
  const part = position - lower;
  return part === 0 || above === below ? below : below * (1 - part) + above * part;
}
