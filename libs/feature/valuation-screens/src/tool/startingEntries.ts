import type { ToolEntries } from './ToolEntries.js';

/** The entries at the start: common defaults, and no company's figures. */
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
  sources: {},
};
