import { describe, expect, it } from 'vitest';
import { marketDataTtlMs } from './marketDataTtlMs.js';
import { ttlPolicies } from './ttlPolicies.js';

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

describe('ttlPolicies', () => {
  it('[CACHING-1] keeps each kind for its time', () => {
    expect(ttlPolicies).toEqual({
      staticMs: 7 * 24 * hours,
      apiMediumMs: 30 * minutes,
      apiLongMs: 24 * hours,
      financialDataMs: 15 * minutes,
      userDataMs: 10 * minutes,
      realTimeMs: 30 * seconds,
      closedMarketMs: 5 * minutes,
    });
  });
});

describe('marketDataTtlMs', () => {
  it.each([
    ['Thursday 8:59:59', new Date(2025, 10, 20, 8, 59, 59), 5 * minutes],
    ['Thursday 9:00', new Date(2025, 10, 20, 9), 30 * seconds],
    ['Thursday 15:59:59', new Date(2025, 10, 20, 15, 59, 59), 30 * seconds],
    ['Thursday 16:00', new Date(2025, 10, 20, 16), 5 * minutes],
    ['Monday noon', new Date(2025, 10, 17, 12), 30 * seconds],
    ['Friday noon', new Date(2025, 10, 21, 12), 30 * seconds],
    ['Saturday noon', new Date(2025, 10, 22, 12), 5 * minutes],
    ['Sunday noon', new Date(2025, 10, 23, 12), 5 * minutes],
  ])('[CACHING-2] keeps prices on %s', (_, moment, expected) => {
    expect(marketDataTtlMs(moment)).toBe(expected);
  });
});
