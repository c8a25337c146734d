import type { ToolEntries } from './ToolEntries.js';

/** What is there before anything is entered: choices that have a usual answer, and no company's figures. */
export const startingEntries: ToolEntries = {
  symbol: null,
  currency: 'USD',
  basis: 'net-income',
  values: {
    years: 5,
    requiredReturn: 0.09,
    shareChange: 0,
    'net-income.payout': 0,
    'operating-income.payout': 0,
  },
};
