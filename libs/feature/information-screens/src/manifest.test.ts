import { expect, it } from 'vitest';
import { informationManifest } from './manifest.js';

it('[INFORMATION-SCREENS-52] has its screens at the specified addresses', () => {
  expect(informationManifest.screens?.map(({ path }) => path)).toEqual([
    '/user-guide',
    '/changelog',
    '/terms',
    '/privacy',
  ]);
});

it('[INFORMATION-SCREENS-53] names its overlay as specified', () => {
  expect(informationManifest.overlays?.map(({ title }) => title)).toEqual(["What's new"]);
});
