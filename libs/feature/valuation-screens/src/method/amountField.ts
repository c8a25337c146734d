import type { FigureAssumption } from './AssumptionField.js';

/** An amount in the model's currency. */
export const amountField = (input: string, label: string, minimum?: number): FigureAssumption => ({
  input,
  label,
  control: 'figure',
  kind: 'amount',
  precision: 0,
  ...(minimum === undefined ? {} : { minimum }),
});
