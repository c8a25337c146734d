import type { AssumptionRow } from '@finance-analyst/documents';
import type { InputValues } from '@finance-analyst/model-engine';

/** The rows of a document as the engine takes them: one value, or one per forecast year in order. */
export function modelInputs(rows: readonly AssumptionRow[]): InputValues {
  const inputs: Record<string, number | string | number[]> = {};
  for (const { input, period, value } of rows) {
    if (period === null || typeof value === 'string') {
      inputs[input] = value;
      continue;
    }
    const existing = inputs[input];
    const series = Array.isArray(existing) ? existing : [];
    series[period - 1] = value;
    inputs[input] = series;
  }
  return inputs;
}
