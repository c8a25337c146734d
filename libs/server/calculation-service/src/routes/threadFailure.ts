import { errorResponse, type ErrorDetail } from '@finance-analyst/contracts';
import { unprocessable, type HttpFailure } from '@finance-analyst/http';
import { longLimitMs } from './routeSettings.js';
import type { PoolFailure } from '../pool/createCalculationPool.js';

/** The failure of a calculation without a result. A crashed thread is a server error, which is thrown. */
export function threadFailure(failure: PoolFailure, timeLimitMs: number): HttpFailure {
  const limit = timeLimitMs === 1000 ? 'one second' : `${timeLimitMs / 1000} seconds`;
  const isModel = timeLimitMs < longLimitMs;
  const subject = isModel ? 'model' : 'calculation';
  const advice = isModel ? 'Simplify it.' : 'Ask for less at once.';
  const details = (message: string): ErrorDetail[] => (isModel ? [{ path: 'model', message }] : []);
  switch (failure.cause) {
    case 'crashed':
      throw failure.error;
    case 'too-slow':
      return unprocessable(
        `${subject}-too-slow`,
        `The ${subject} took longer than ${limit}. ${advice}`,
        details(`takes longer than ${limit}`),
      );
    case 'too-heavy':
      return unprocessable(
        `${subject}-too-heavy`,
        `The ${subject} exceeded its memory limit. ${advice}`,
        details('takes too much memory'),
      );
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
