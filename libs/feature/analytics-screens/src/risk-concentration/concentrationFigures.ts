import type { Result } from '@finance-analyst/foundation';
import { type Concentration, concentrationOf } from '@finance-analyst/portfolio';
import type { RiskPosition } from '../risk-returns/RiskPosition.js';

export interface ConcentrationFigures extends Concentration {
  readonly count: number;
  /** The share of the five largest. */
  readonly largestFive: number;
}

/** How concentrated the holdings are, cash left out. */
export function concentrationFigures(positions: readonly RiskPosition[]): Result<ConcentrationFigures> {
  const values = Float64Array.from(
    positions.filter(({ isCash }) => !isCash),
    ({ value }) => value,
  );
  const found = concentrationOf(values);
  if (!found.ok) return found;
  const sumOf = (each: Float64Array): number => each.reduce((sum, value) => sum + value, 0);
  const largest = values.toSorted().slice(-5);
  return {
    ok: true,
    value: { ...found.value, count: values.length, largestFive: sumOf(largest) / sumOf(values) },
  };
}
