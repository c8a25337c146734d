import type { AssumptionField, FigureAssumption } from './AssumptionField.js';

/** A rate of at most 100%. */
export const rateField = (
  input: string,
  label: string,
  minimum: number,
  when?: AssumptionField['when'],
): FigureAssumption => ({
  input,
  label,
  control: 'figure',
  kind: 'rate',
  precision: 2,
  minimum,
  maximum: 1,
  ...(when ? { when } : {}),
});
