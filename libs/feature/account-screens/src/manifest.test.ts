import { expect, it } from 'vitest';
import { accountManifest } from './manifest.js';

it('[ACCOUNT-SCREENS-61] has its screens at the specified addresses', () => {
  expect(accountManifest.screens?.map(({ path }) => path)).toEqual(['/settings']);
});
