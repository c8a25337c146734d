import {
  createCalculationCache,
  createMemoryCache,
  type CachedCalculation,
  type CacheStatistics,
  type CalculationCache,
} from '@finance-analyst/caching';

export interface Calculations {
  readonly cache: CalculationCache;
  /** Hits, misses and size of the result cache. */
  readonly statistics: () => CacheStatistics;
}

/** Caches calculation results in memory. */
export function createCalculations(clock: () => Date): Calculations {
  const memory = createMemoryCache<CachedCalculation<unknown>>({ clock });
  return { cache: createCalculationCache({ cache: memory, clock }), statistics: memory.statistics };
}
