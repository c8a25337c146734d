import { expect, it } from 'vitest';
import { qualityManifest } from './manifest.js';

it('[QUALITY-SCREENS-69] has its screens at the specified addresses', () => {
  expect(qualityManifest.screens?.map(({ path }) => path)).toEqual([
    '/performance',
    '/heart-dashboard',
    '/usability-testing',
    '/mobile',
    '/status',
  ]);
});

it('[QUALITY-SCREENS-70] names its overlay as specified', () => {
  expect(qualityManifest.overlays?.map(({ title }) => title)).toEqual(['Performance dashboard']);
});
