import type { RebalancingRules } from '@finance-analyst/documents';

/** The rules of a portfolio that has none of its own: a band of two percentage points, whole shares, any size. */
export const usualRules: RebalancingRules = {
  band: 0.02,
  hasFractions: false,
  minimumTrade: 0,
  maySell: true,
};
