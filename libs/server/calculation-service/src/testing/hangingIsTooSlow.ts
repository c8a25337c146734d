import type { ModelCalculationRequest } from '@finance-analyst/contracts';
import type { CalculationPoolOptions } from '../pool/createCalculationPool.js';
import { scriptedWorker } from './scriptedWorker.js';

/** Timeouts under which a hang times out at once and nothing else ever does. */
export function hangingIsTooSlow(): Pick<CalculationPoolOptions, 'timeLimitMs' | 'createWorker' | 'timers'> {
  const timeLimitMs = 1000;
  let hangs = false;
  return {
    timeLimitMs,
    createWorker: () => {
      const worker = scriptedWorker();
      const postMessage = worker.postMessage.bind(worker);
      return Object.assign(worker, {
        postMessage: (given: ModelCalculationRequest) => {
          hangs = given.model === '# hang';
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
