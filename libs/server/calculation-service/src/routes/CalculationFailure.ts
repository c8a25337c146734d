import type { ErrorResponse } from '@finance-analyst/contracts';

/** What is answered in place of a calculation. */
export interface CalculationFailure {
  readonly status: 422 | 503;
  readonly body: ErrorResponse;
  readonly retryAfterSeconds?: number;
}
