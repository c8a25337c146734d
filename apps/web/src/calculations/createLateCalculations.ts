import type { CacheStatistics, CalculationCache } from '@finance-analyst/caching';
import { createDeferred } from '@finance-analyst/foundation';
import type { Calculations } from './createCalculations.js';

export interface LateCalculations {
  readonly calculations: CalculationCache;
  readonly cacheStatistics: () => CacheStatistics;
}

const unused: CacheStatistics = { hits: 0, misses: 0, entries: 0, bytes: 0 };

const importCalculations = async (clock: () => Date): Promise<Calculations> =>
  (await import('./createCalculations.js')).createCalculations(clock);

/** A calculation cache whose code loads with the first calculation. If it cannot load, nothing is cached. */
export function createLateCalculations(clock: () => Date, load = importCalculations): LateCalculations {
  const deferred = createDeferred(() => load(clock));
  return {
    calculations: {
      async getOrCompute(request, compute) {
        const code = await deferred.load().catch(() => null);
        if (code) return code.cache.getOrCompute(request, compute);
        const outcome = await compute();
        const timestamp = clock().toISOString();
        return outcome.ok ? { ok: true, value: { ...request, result: outcome.value, timestamp } } : outcome;
      },
      forget: (symbol) => {
        deferred.part?.cache.forget(symbol);
      },
      clear: () => {
        deferred.part?.cache.clear();
      },
    },
    cacheStatistics: () => deferred.part?.statistics() ?? unused,
  };
}
