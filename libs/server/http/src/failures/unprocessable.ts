import { errorResponse, type ErrorDetail } from '@finance-analyst/contracts';
import type { HttpFailure } from './HttpFailure.js';

/** A well-formed request that has no result. */
export const unprocessable = (
  code: string,
  message: string,
  details: readonly ErrorDetail[],
): HttpFailure => ({ status: 422, body: errorResponse(code, message, details) });
