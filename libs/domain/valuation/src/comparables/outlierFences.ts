import { quantileOfSorted } from '@finance-analyst/finance-math';

/** The range outside which a value is an outlier. */
export interface Fences {
  readonly low: number;
  readonly high: number;
}

/** Interquartile ranges beyond the quartiles. */
const reach = 1.5;
/** Below four values, none can be outside the fences. */
export const fewestForFences = 4;

/**
 * Quartiles −/+ 1.5 interquartile ranges; null for fewer than four values. Source: Tukey, Exploratory Data Analysis,
 * 1977, with quartiles by definition 7 of Hyndman and Fan.
 */
export function outlierFences(values: readonly number[]): Fences | null {
  if (values.length < fewestForFences) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [quantileOfSorted(sorted, 0.25), quantileOfSorted(sorted, 0.75)];
  return { low: low - reach * (high - low), high: high + reach * (high - low) };
}
