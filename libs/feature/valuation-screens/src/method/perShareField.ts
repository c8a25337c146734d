import type { AssumptionField, FigureAssumption } from './AssumptionField.js';

/** An amount per share in the model's currency, not negative. */
export const perShareField = (
  input: string,
  label: string,
  when?: AssumptionField['when'],
): FigureAssumption => ({
  input,
  label,
  control: 'figure',
  kind: 'per-share',
  precision: 2,
  minimum: 0,
  ...(when ? { when } : {}),
});
