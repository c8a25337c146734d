import type { MethodTrends } from '../MethodTrends.js';

export const trends: MethodTrends = {
  title: 'Growth, returns and payouts',
  lines: [
    { row: 'asset_growth', title: 'Asset growth' },
    {
      row: 'return_on_equity',
      title: 'Return on opening equity',
      reference: { line: 'cost_of_equity', label: 'Cost of equity' },
    },
    { row: 'payout_ratio', title: 'Payout ratio' },
  ],
};
