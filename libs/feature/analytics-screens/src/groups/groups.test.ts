import { expect, it } from 'vitest';
import { countryOf } from './countryOf.js';
import { issuerOf } from './issuerOf.js';

it('[ANALYTICS-SCREENS-91] takes the country from an ISIN, and the issuer where it contains a CUSIP', () => {
  expect(['US0378331005', 'DE0007164600', null].map(countryOf)).toEqual(['United States', 'Germany', null]);
  // Alphabet’s classes C and A, and its neighbor Altria.
  expect(issuerOf('US02079K1079')).toBe(issuerOf('US02079K3059'));
  expect(issuerOf('US02209S1033')).not.toBe(issuerOf('US02079K3059'));
  expect(['DE0007164600', 'US0378', '', null].map(issuerOf)).toEqual([null, null, null, null]);
});
