export type { CachedCalculation, CalculationRequest } from './calculations/CachedCalculation.js';
export {
  createCalculationCache,
  type CalculationCache,
  type CalculationCacheOptions,
  type Compute,
} from './calculations/createCalculationCache.js';
export { createMemoryCache, type MemoryCacheOptions } from './memory/createMemoryCache.js';
export type { CacheStatistics, MemoryCache } from './memory/MemoryCache.js';
export type { Timers } from './memory/Timers.js';
export { marketDataTtlMs } from './ttl/marketDataTtlMs.js';
export { ttlPolicies } from './ttl/ttlPolicies.js';
