// @vitest-environment node
import { expect, it } from 'vitest';
import { createTestStore, json } from '../testing/createTestStore.js';
import { exampleFundamentals } from '../testing/exampleAnswers.js';
import { findStoredCompanies } from './findStoredCompanies.js';

const find = async (isOnline: boolean) => {
  const { store, asked } = createTestStore(
    (url) => {
      if (url.includes('LATER')) throw new TypeError('Failed to fetch');
      // The statements of a company whose parameters are not on the device.
      if (url.includes('HALF') && url.includes('parameters')) return json({}, {}, 503);
      return json(exampleFundamentals);
    },
    { isOnline: () => isOnline },
  );
  const found = await store.dispatch(findStoredCompanies(['ACME', 'HALF', 'LATER']));
  return { found, asked };
};

it('[MARKET-DATA-47] finds the companies whose statements and market parameters are on the device', async () => {
  const { found } = await find(false);
  expect(found && [...found]).toEqual(['ACME']);
});

it('[MARKET-DATA-47] asks for nothing while there is a network', async () => {
  expect(await find(true)).toEqual({ found: null, asked: [] });
});
