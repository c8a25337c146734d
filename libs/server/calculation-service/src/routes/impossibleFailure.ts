import type { ErrorDetail } from '@finance-analyst/contracts';
import type { CalculationFailure } from './CalculationFailure.js';
import { unprocessable } from './unprocessable.js';

/** Inputs that are well-formed and have no value. */
export function impossibleFailure(problems: readonly ErrorDetail[]): CalculationFailure {
  const words = problems.map(({ path, message }) => (path ? `'${path}' ${message}` : message)).join('; ');
  return unprocessable('impossible-inputs', `These inputs have no value: ${words}.`, problems);
}
