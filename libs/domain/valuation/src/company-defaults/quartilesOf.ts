/** The quartiles of a history. */
export interface Quartiles {
  readonly lower: number;
  readonly middle: number;
  readonly upper: number;
}

/** Fewer values say nothing about dispersion. */
const fewestValues = 4;

/**
 * Quartiles by linear interpolation between the values in order, as QUARTILE.INC of spreadsheets; null for fewer than
 * four values. Source: Hyndman, Fan, Sample Quantiles in Statistical Packages, 1996, definition 7.
 */
export function quartilesOf(values: readonly number[]): Quartiles | null {
  if (values.length < fewestValues) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => {
    const position = (sorted.length - 1) * share;
    const below = sorted[Math.floor(position)] as number;
    const above = sorted[Math.ceil(position)] as number;
    return below + (above - below) * (position - Math.floor(position));
  };
  return { lower: at(0.25), middle: at(0.5), upper: at(0.75) };
}
