import { expect, it } from 'vitest';
import { valuationManifest } from './manifest.js';

it('[VALUATION-SCREENS-221] has its screens at the addresses of the specification', () => {
  expect(valuationManifest.screens?.map(({ path }) => path)).toEqual([
    '/valuation-workbench',
    '/valuation-tool',
  ]);
});
