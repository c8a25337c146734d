import { errorResponse, type ErrorDetail } from '@finance-analyst/contracts';
import type { HttpFailure } from './HttpFailure.js';

/** A request that is well-formed and has no answer. */
export const unprocessable = (
  code: string,
  message: string,
  details: readonly ErrorDetail[],
): HttpFailure => ({ status: 422, body: errorResponse(code, message, details) });
