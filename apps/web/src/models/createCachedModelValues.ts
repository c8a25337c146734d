import {
  createCalculationCache,
  createMemoryCache,
  type CachedCalculation,
  type CacheStatistics,
} from '@finance-analyst/caching';
import type { ValueSavedModel } from '@finance-analyst/overview-screens';
import { createModelValues } from './createModelValues.js';

export interface CachedModelValues {
  readonly valueSavedModel: ValueSavedModel;
  /** Of the memory cache that the values are kept in. */
  readonly statistics: () => CacheStatistics;
}

/** Values saved models, and keeps the values in a memory cache of its own. */
export function createCachedModelValues(clock: () => Date): CachedModelValues {
  const cache = createMemoryCache<CachedCalculation<unknown>>({ clock });
  return {
    valueSavedModel: createModelValues(createCalculationCache({ cache, clock })),
    statistics: cache.statistics,
  };
}
