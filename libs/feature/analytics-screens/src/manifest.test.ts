import { expect, it } from 'vitest';
import { analyticsManifest } from './manifest.js';

it('[ANALYTICS-SCREENS-1] [ANALYTICS-SCREENS-60] has its screens at /analytics and /advanced-analytics-dashboard, beside the portfolio', () => {
  expect(analyticsManifest.screens?.map(({ path, group }) => [path, group])).toEqual([
    ['/analytics', 'portfolio'],
    ['/advanced-analytics-dashboard', 'portfolio'],
  ]);
});
