import { errorResponse } from '@finance-analyst/contracts';
import { unprocessable, type HttpFailure } from '@finance-analyst/http';
import type { PoolFailure } from '../pool/createCalculationPool.js';

/** The failure of a calculation without a result. A crashed thread is a server error, which is thrown. */
export function threadFailure(failure: PoolFailure, timeLimitMs: number): HttpFailure {
  const limit = timeLimitMs === 1000 ? 'one second' : `${timeLimitMs / 1000} seconds`;
  switch (failure.cause) {
    case 'crashed':
      throw failure.error;
    case 'too-slow':
      return unprocessable('model-too-slow', `The model took longer than ${limit}. Simplify it.`, [
        { path: 'model', message: `takes longer than ${limit}` },
      ]);
    case 'too-heavy':
      return unprocessable('model-too-heavy', 'The model exceeded its memory limit. Simplify it.', [
        { path: 'model', message: 'takes too much memory' },
      ]);
    case 'busy':
      return {
        status: 503,
        body: errorResponse('calculations-busy', 'Too many calculations are waiting. Try again in a moment.'),
        retryAfterSeconds: 1,
      };
    case 'not-started':
      return {
        status: 503,
        body: errorResponse('calculations-unavailable', 'Calculations are unavailable. Try again later.'),
      };
  }
}
