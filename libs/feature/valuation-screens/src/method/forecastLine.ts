import type { ForecastRow } from './ForecastRow.js';

/** A row for a line of the model. */
export const forecastLine = (
  name: string,
  label: string,
  given: Partial<Omit<ForecastRow, 'name' | 'label' | 'role' | 'foldedInto'>> = {},
): ForecastRow => ({
  name,
  label,
  fullLabel: label,
  unit: 'amount',
  role: 'line',
  history: null,
  sign: 1,
  weight: 'regular',
  foldedInto: null,
  ...given,
});
