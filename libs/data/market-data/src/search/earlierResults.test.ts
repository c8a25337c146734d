import { expect, it } from 'vitest';
import { earlierResults } from './earlierResults.js';

const company = (symbol: string, name: string) => ({
  symbol,
  name,
  exchange: 'XNYS',
  currency: 'USD',
  type: 'equity' as const,
  sector: null,
  source: 'sec-edgar',
});
const answer = { results: [company('NWI', 'Northwind Instruments'), company('NORB', 'Orbital Foods')] };

it('keeps results that match the longer query by symbol or name', () => {
  expect(earlierResults(answer, 'nort').map(({ id }) => id)).toEqual(['NWI']);
  expect(earlierResults(answer, 'NOR').map(({ id }) => id)).toEqual(['NWI', 'NORB']);
  expect(earlierResults(answer, 'foods').map(({ id }) => id)).toEqual(['NORB']);
});

it('has nothing from another search, or before the first answer', () => {
  expect(earlierResults(answer, 'glen')).toEqual([]);
  expect(earlierResults(undefined, 'north')).toEqual([]);
});
