import type { Result } from '@finance-analyst/foundation';
import { type Concentration, concentrationOf } from '@finance-analyst/portfolio';

export interface ConcentrationFigures extends Concentration {
  readonly count: number;
  /** The share of the five largest. */
  readonly largestFive: number;
}

/** How concentrated values are. */
export function concentrationFigures(given: readonly number[]): Result<ConcentrationFigures> {
  const values = Float64Array.from(given);
  const found = concentrationOf(values);
  if (!found.ok) return found;
  const sumOf = (each: Float64Array): number => each.reduce((sum, value) => sum + value, 0);
  const largest = values.toSorted().slice(-5);
  return {
    ok: true,
    value: { ...found.value, count: values.length, largestFive: sumOf(largest) / sumOf(values) },
  };
}
