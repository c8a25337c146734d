import type { MethodTrends } from '../MethodTrends.js';

const costOfCapital = { line: 'wacc', label: 'Cost of capital' };

export const trends: MethodTrends = {
  title: 'Growth, margins and returns',
  lines: [
    { row: 'revenue_growth', title: 'Revenue growth' },
    { row: 'operating_margin', title: 'Operating margin' },
    { row: 'roic', title: 'ROIC before goodwill', reference: costOfCapital },
    { row: 'roic_with_goodwill', title: 'ROIC with goodwill', reference: costOfCapital },
    { row: 'incremental_roic', title: 'Incremental ROIC, 3-yr', reference: costOfCapital },
  ],
};
