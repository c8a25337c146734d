import type { ErrorDetail } from '@finance-analyst/contracts';
import type { CalculationProblem } from './CalculationOutcome.js';

export const calculationProblem = (
  code: CalculationProblem['code'],
  message: string,
  details: readonly ErrorDetail[],
): CalculationProblem => ({ ok: false, code, message, details });
