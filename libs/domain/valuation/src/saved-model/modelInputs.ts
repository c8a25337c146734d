import { forecastPeriodOf, type ValuationModelBody } from '@finance-analyst/documents';
import type { InputValues } from '@finance-analyst/model-engine';

/** A document's rows in the engine's format: one value, or one per forecast year in order. */
export function modelInputs(body: Pick<ValuationModelBody, 'assumptions' | 'baseYearEnd'>): InputValues {
  const inputs: Record<string, number | string | (number | null)[]> = {};
  for (const row of body.assumptions) {
    const { input, value } = row;
    const period = forecastPeriodOf(body, row);
    if (period === null || typeof value === 'string') {
      // Only a year may be left open.
      if (value !== null) inputs[input] = value;
      continue;
    }
    const existing = inputs[input];
    const series = Array.isArray(existing) ? existing : [];
    series[period - 1] = value;
    inputs[input] = series;
  }
  return inputs;
}
