import { expect, it } from 'vitest';
import { overviewManifest } from './manifest.js';

it('[OVERVIEW-SCREENS-60] has its screens at the addresses of the specification', () => {
  expect(overviewManifest.screens?.map(({ path }) => path)).toEqual(['/']);
});
