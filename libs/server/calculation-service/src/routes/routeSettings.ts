export const tags = ['Calculations'];

/** Limit for one calculation in a thread, models of a caller's own text apart. */
export const longLimitMs = 10_000;

/** Of transactions and returns, which are long lists. */
export const largestBodyBytes = 8 * 2 ** 20;

/**
 * Turns off the server's compression for a response: compressing the two kilobytes of a valuation every time takes longer than
 * everything else, and a workbook is compressed already.
 */
export const uncompressed = { compress: false };
