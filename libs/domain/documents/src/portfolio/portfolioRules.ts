import type { MergeRules } from '../merge/MergeRules.js';

/** How versions of a portfolio merge. */
export const portfolioRules: MergeRules = {
  rows: [
    { path: ['accounts'], id: 'id' },
    { path: ['instruments'], id: 'id' },
    // A transaction is one value: the quantity of one edit and the price of another would be no trade.
    { path: ['rows'], id: 'id', isWhole: true, isChunked: true },
    { path: ['batches'], id: 'id' },
    { path: ['targets'], id: 'id' },
    { path: ['convictions'], id: 'id' },
  ],
  facts: [{ path: ['instruments', '*'], fields: ['symbol', 'market'] }],
};
