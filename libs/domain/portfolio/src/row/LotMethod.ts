export const lotMethods = ['fifo', 'lifo', 'hifo', 'average', 'specific'] as const;

/**
 * Which lots a sale or cover closes first.
 * - `fifo`, `lifo`: acquired first or last.
 * - `hifo`: the smallest gain per share, which is the highest cost or, of short lots, the lowest proceeds.
 * - `average`: all lots at their average cost, the oldest first for the holding period (IRS Publication 550, Average basis).
 * - `specific`: the lots that the row names; the oldest first if it names none (IRS Publication 550, Identifying
 *   stock or bonds sold).
 */
export type LotMethod = (typeof lotMethods)[number];
