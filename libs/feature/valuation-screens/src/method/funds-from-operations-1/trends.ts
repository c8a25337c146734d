import type { MethodTrends } from '../MethodTrends.js';

export const trends: MethodTrends = {
  title: 'Growth and payouts',
  lines: [
    { row: 'ffo_growth', title: 'FFO growth' },
    { row: 'payout', title: 'Dividends, share of FFO' },
  ],
};
