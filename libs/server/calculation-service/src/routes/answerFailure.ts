import { unprocessable, type HttpFailure } from '@finance-analyst/http';
import type { PoolAnswer } from '../pool/createCalculationPool.js';
import { threadFailure } from './threadFailure.js';

/** Why a thread has no value to answer with. */
export function answerFailure(answer: PoolAnswer, timeLimitMs: number): HttpFailure {
  if (!answer.ok) return threadFailure(answer, timeLimitMs);
  if (answer.outcome.ok) throw new Error('There is a value.');
  const { code, message, details } = answer.outcome;
  return unprocessable(code, message, details);
}
