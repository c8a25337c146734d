import { roundingStep } from '../fundamentals/roundingStep.js';

/** Whether two figures are one value, one of them perhaps rounded to thousands or coarser. */
export function isSameValue(a: number, b: number): boolean {
  if (a === b) return true;
  const step = Math.max(roundingStep(a), roundingStep(b));
  return step > 1 && Math.abs(a - b) <= step / 2;
}
