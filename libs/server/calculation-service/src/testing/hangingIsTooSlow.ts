import type { CalculationTask } from '../pool/Calculations.js';
import type { CalculationPoolOptions } from '../pool/createCalculationPool.js';
import { scriptedWorker } from './scriptedWorker.js';
import { timeLimitsOf } from './timeLimitsOf.js';

/** Timeouts under which a hang times out at once and nothing else ever does. */
export function hangingIsTooSlow(): Pick<
  CalculationPoolOptions,
  'timeLimitsMs' | 'createWorker' | 'timers'
> & {
  readonly timeLimitMs: number;
} {
  const timeLimitMs = 1000;
  let hangs = false;
  return {
    timeLimitMs,
    timeLimitsMs: timeLimitsOf(timeLimitMs),
    createWorker: () => {
      const worker = scriptedWorker();
      const postMessage = worker.postMessage.bind(worker);
      return Object.assign(worker, {
        postMessage: (given: CalculationTask) => {
          hangs = given.kind === 'model' && given.request.model === '# hang';
          postMessage(given);
        },
      });
    },
    timers: {
      setTimeout: (ring, delayMs) => (hangs && delayMs === timeLimitMs ? setImmediate(ring) : null),
      clearTimeout: () => undefined,
    },
  };
}
