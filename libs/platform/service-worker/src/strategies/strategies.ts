import type { StrategyName } from '../families/CacheFamily.js';
import { cacheFirst } from './cacheFirst.js';
import { networkFirst } from './networkFirst.js';
import { staleWhileRevalidate } from './staleWhileRevalidate.js';
import type { Strategy } from './StrategyContext.js';

export const strategies: Readonly<Record<StrategyName, Strategy>> = {
  'cache-first': cacheFirst,
  'network-first': networkFirst,
  'stale-while-revalidate': staleWhileRevalidate,
};
