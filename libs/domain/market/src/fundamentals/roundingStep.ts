const finestStep = 1e3;
const coarsestStep = 1e6;

/**
 * The power of ten that a filed value can have been rounded to, read from its trailing zeros: a thousand to a
 * million, or 1 for more exact values, and for 0.
 */
export function roundingStep(value: number): number {
  if (value === 0 || value % finestStep !== 0) return 1;
  let step = finestStep;
  while (step < coarsestStep && value % (step * 10) === 0) step *= 10;
  return step;
}
