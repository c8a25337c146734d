const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Cache lifetimes in milliseconds, by kind. */
export const ttlPolicies = {
  /** Static files. */
  staticMs: 7 * 24 * hourMs,
  /** API responses of no special kind. */
  apiMediumMs: 30 * minuteMs,
  /** API responses that change daily: price history, fundamentals. */
  apiLongMs: 24 * hourMs,
  /** Calculations, and the search for a company. */
  financialDataMs: 15 * minuteMs,
  userDataMs: 10 * minuteMs,
  /** Prices in market hours. */
  realTimeMs: 30 * secondMs,
  /** Prices outside market hours. */
  closedMarketMs: 5 * minuteMs,
} as const;
