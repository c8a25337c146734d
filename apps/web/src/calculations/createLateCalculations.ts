import type { CacheStatistics, CalculationCache } from '@finance-analyst/caching';
import { loadOnce } from '../services/loadOnce.js';
import type { Calculations } from './createCalculations.js';

export interface LateCalculations {
  readonly calculations: CalculationCache;
  readonly cacheStatistics: () => CacheStatistics;
}

const unused: CacheStatistics = { hits: 0, misses: 0, entries: 0, bytes: 0 };

const importCalculations = async (clock: () => Date): Promise<Calculations> =>
  (await import('./createCalculations.js')).createCalculations(clock);

/** A cache of calculations whose code is loaded with the first of them. Without it, each is done when it is asked for. */
export function createLateCalculations(clock: () => Date, load = importCalculations): LateCalculations {
  let arrived: Calculations | null = null;
  const loaded = loadOnce(async () => (arrived = await load(clock)));
  return {
    calculations: {
      async getOrCompute(request, compute) {
        const code = await loaded().catch(() => null);
        if (code) return code.cache.getOrCompute(request, compute);
        const outcome = await compute();
        const timestamp = clock().toISOString();
        return outcome.ok ? { ok: true, value: { ...request, result: outcome.value, timestamp } } : outcome;
      },
      forget: (symbol) => {
        arrived?.cache.forget(symbol);
      },
      clear: () => {
        arrived?.cache.clear();
      },
    },
    cacheStatistics: () => arrived?.statistics() ?? unused,
  };
}
