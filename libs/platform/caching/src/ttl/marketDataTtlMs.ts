import { isMarketHours } from './isMarketHours.js';
import { ttlPolicies } from './ttlPolicies.js';

/** Cache lifetime of prices: 30 s in market hours, else 5 minutes. */
export const marketDataTtlMs = (now: Date): number =>
  isMarketHours(now) ? ttlPolicies.realTimeMs : ttlPolicies.closedMarketMs;
