import { valuationDate } from '../company-defaults/valuationDate.js';
import type { DerivedDefault } from '../derived-defaults/DerivedDefault.js';
import { ffoGrowth } from './ffoGrowth.js';
import { ffoMultiple } from './ffoMultiple.js';
import { payout } from './payout.js';
import { propertyBasis } from './propertyBasis.js';

/** The defaults that follow from the forecast's length, the price or the peers. */
export const fundsFromOperationsDerivedDefaults: readonly DerivedDefault[] = [
  {
    input: 'valuation_date',
    derive: ({ fundamentals, price }) => {
      const basis = propertyBasis({ fundamentals, quote: price });
      return basis.ok ? valuationDate(basis.value) : null;
    },
    followsNoInput: true,
  },
  {
    input: 'ffo_growth',
    derive: ({ fundamentals, years }) => ffoGrowth(fundamentals, years),
    followsNoInput: true,
  },
  { input: 'payout', derive: ({ fundamentals }) => payout(fundamentals), followsNoInput: true },
  { input: 'ffo_multiple', derive: ffoMultiple, followsNoInput: true },
];
