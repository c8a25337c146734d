const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** How long what is kept counts as fresh, in milliseconds, by what it is. */
export const ttlPolicies = {
  /** Files of the product. */
  staticMs: 7 * 24 * hourMs,
  /** Answers of the API with nothing special about them. */
  apiMediumMs: 30 * minuteMs,
  /** Answers that change once a day: price history, fundamentals. */
  apiLongMs: 24 * hourMs,
  /** Calculations, and the search for a company. */
  financialDataMs: 15 * minuteMs,
  userDataMs: 10 * minuteMs,
  /** Prices in market hours. */
  realTimeMs: 30 * secondMs,
  /** Prices outside market hours. */
  closedMarketMs: 5 * minuteMs,
} as const;
