import type { ConvictionLimits } from '@finance-analyst/documents';

/** The limits of a portfolio that has none of its own. */
export const usualLimits: ConvictionLimits = { largestWeight: 0.2, leastCash: 0.02 };
