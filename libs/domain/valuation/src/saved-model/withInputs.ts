import type { AssumptionRow } from '@finance-analyst/documents';
import type { Reason } from '@finance-analyst/foundation';
import type { Valuation } from './Valuation.js';

/** A row with another figure, which no filing gives. */
export function withFigure(row: AssumptionRow, value: number | string, reason: Reason): AssumptionRow {
  const { provenance: _filed, ...plain } = row;
  return { ...plain, value, edited: false, reason };
}

/** A model with other values of some inputs, in every period of each and all else equal. Their rows have the reason. */
export function withInputs(
  valuation: Valuation,
  values: Readonly<Record<string, number | string>>,
  reason: Reason,
): Valuation {
  const evaluator = valuation.evaluator.fork();
  for (const [input, value] of Object.entries(values)) evaluator.set(input, value);
  const rows = new Map(
    [...valuation.rows].map(([id, row]) => {
      const value = values[row.input];
      return [id, value === undefined ? row : withFigure(row, value, reason)];
    }),
  );
  return { ...valuation, evaluator, rows };
}
