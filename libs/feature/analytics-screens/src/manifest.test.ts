import { expect, it } from 'vitest';
import { analyticsManifest } from './manifest.js';

it('[ANALYTICS-SCREENS-1] has its screen at /analytics, beside the portfolio', () => {
  expect(analyticsManifest.screens?.map(({ path, group }) => [path, group])).toEqual([
    ['/analytics', 'portfolio'],
  ]);
});
