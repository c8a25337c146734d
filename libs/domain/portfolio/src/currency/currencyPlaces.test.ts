import { expect, it } from 'vitest';
import { currencyPlaces } from './currencyPlaces.js';

it.each([
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['CLF', 4],
  ['DEM', 2],
  ['ITL', 0],
  ['GBX', undefined],
  ['usd', undefined],
  ['XXX', undefined],
])('[PORTFOLIO-6] knows the decimals of %s', (code, places) => {
  expect(currencyPlaces(code)).toBe(places);
});
