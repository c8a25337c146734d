import type { MethodTrends } from '../MethodTrends.js';

export const trends: MethodTrends = {
  title: 'Growth, margins and returns',
  lines: [
    { row: 'revenue_growth', title: 'Revenue growth' },
    { row: 'ebitda_margin', title: 'EBITDA margin' },
    {
      row: 'annual_return',
      title: 'IRR by year of exit',
      reference: { line: 'required_return', label: 'Required return' },
    },
  ],
};
