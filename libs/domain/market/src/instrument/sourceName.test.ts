import { expect, it } from 'vitest';
import { sourceName } from './sourceName.js';

it.each([
  ['sample', 'Sample market'],
  ['sec-edgar', 'SEC EDGAR'],
  ['csv-import', 'Imported file'],
  ['entered', 'Entered'],
  ['stooq', 'Stooq'],
  ['yahoo', 'Yahoo'],
  ['ecb', 'ECB'],
  ['some-provider', 'some-provider'],
  ['constructor', 'constructor'],
])('[MARKET-31] reads %s as %s', (source, name) => {
  expect(sourceName(source)).toBe(name);
});
