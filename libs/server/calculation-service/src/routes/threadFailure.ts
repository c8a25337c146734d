import { errorResponse } from '@finance-analyst/contracts';
import { unprocessable, type HttpFailure } from '@finance-analyst/http';
import type { PoolFailure } from '../pool/createCalculationPool.js';

/** A model that its thread did not answer. A thread that crashed is a fault of ours, which the caller throws on. */
export function threadFailure(
  cause: Exclude<PoolFailure['cause'], 'crashed'>,
  timeLimitMs: number,
): HttpFailure {
  const limit = timeLimitMs === 1000 ? 'one second' : `${timeLimitMs} ms`;
  switch (cause) {
    case 'too-slow':
      return unprocessable('model-too-slow', `The model took more than ${limit}. Make it smaller.`, [
        { path: 'model', message: `takes more than ${limit}` },
      ]);
    case 'too-heavy':
      return unprocessable('model-too-heavy', 'The model took more memory than it may. Make it smaller.', [
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
        body: errorResponse(
          'calculations-unavailable',
          'Calculations cannot be run at the moment. Try again later.',
        ),
      };
  }
}
