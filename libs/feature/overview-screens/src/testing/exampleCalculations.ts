import { createCalculationCache, createMemoryCache, type CachedCalculation } from '@finance-analyst/caching';

const clock = () => new Date('2026-11-20T14:30:00.000Z');

/** A separate cache for model values, without a cleanup timer. */
export const exampleCalculations = () => {
  const timers = { setInterval: () => null, clearInterval: () => undefined };
  return createCalculationCache({
    cache: createMemoryCache<CachedCalculation<unknown>>({ clock, timers }),
    clock,
  });
};
