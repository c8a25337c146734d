import type { MergeRules } from '../merge/MergeRules.js';

/** How versions of a valuation model merge. */
export const valuationModelRules: MergeRules = {
  rows: [
    { path: ['assumptions'], id: 'id' },
    { path: ['scenarios'], id: 'id' },
    { path: ['scenarios', '*', 'rows'], id: 'id' },
    { path: ['notes'], id: 'id' },
    { path: ['caseWeights'], id: 'id' },
    { path: ['peers'], id: 'id' },
    { path: ['transactions'], id: 'id' },
  ],
  facts: [
    { path: ['assumptions', '*'], fields: ['value', 'edited', 'reason'] },
    { path: ['scenarios', '*', 'rows', '*'], fields: ['value', 'edited'] },
    { path: ['notes', '*'], fields: ['text', 'writtenAt'] },
    { path: ['peers', '*', 'price'], fields: ['price', 'currency', 'asOf', 'source'] },
    { path: ['peers', '*', 'beta'], fields: ['value', 'label', 'source', 'asOf', 'standardError'] },
    { path: ['instrument'], fields: ['symbol', 'market', 'name'] },
    { path: ['template'], fields: ['id', 'version', 'hash'] },
    { path: [], fields: ['computed'] },
    { path: ['priceSnapshot'], fields: ['price', 'currency', 'asOf', 'source'] },
  ],
};
