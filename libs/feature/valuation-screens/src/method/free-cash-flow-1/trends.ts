import type { MethodTrends } from '../MethodTrends.js';

/** Version 1 has no invested capital, so there is no return on it. */
export const trends: MethodTrends = {
  title: 'Growth and margins',
  lines: [
    { row: 'revenue_growth', title: 'Revenue growth' },
    { row: 'operating_margin', title: 'Operating margin' },
  ],
};
