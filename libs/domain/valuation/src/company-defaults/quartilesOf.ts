import { quantileOfSorted } from '@finance-analyst/finance-math';

/** The quartiles of a history. */
export interface Quartiles {
  readonly lower: number;
  readonly middle: number;
  readonly upper: number;
}

/** Fewer values say nothing about dispersion. */
const fewestValues = 4;

/** Quartiles as QUARTILE.INC of spreadsheets; null for fewer than four values. */
export function quartilesOf(values: readonly number[]): Quartiles | null {
  if (values.length < fewestValues) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => quantileOfSorted(sorted, share);
  return { lower: at(0.25), middle: at(0.5), upper: at(0.75) };
}
