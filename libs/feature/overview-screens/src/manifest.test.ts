import { expect, it } from 'vitest';
import { overviewManifest } from './manifest.js';

it('[OVERVIEW-SCREENS-60] has its screens at the specified addresses', () => {
  expect(overviewManifest.screens?.map(({ path }) => path)).toEqual(['/']);
});
