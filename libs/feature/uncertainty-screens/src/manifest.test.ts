import { expect, it } from 'vitest';
import { uncertaintyManifest } from './manifest.js';

it('[UNCERTAINTY-SCREENS-1] has its screen at the address of the specification', () => {
  expect(uncertaintyManifest.screens?.map(({ path }) => path)).toEqual(['/scenario-analysis']);
});
