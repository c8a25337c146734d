import type { MethodTrends } from '../MethodTrends.js';

export const trends: MethodTrends = {
  title: 'Growth, margins and returns',
  lines: [
    { row: 'revenue_growth', title: 'Revenue growth' },
    { row: 'operating_margin', title: 'Operating margin' },
    {
      row: 'roic',
      title: 'ROIC before goodwill',
      reference: { line: 'wacc', label: 'Cost of capital' },
    },
  ],
};
