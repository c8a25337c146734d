import type { LedgerRow } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { rowChanges } from './rowChanges.js';

const row = (id: string): LedgerRow => ({
  id,
  account: 'main',
  kind: 'deposit',
  date: '2024-05-02',
  entry: 1,
});
const [a, b, c] = [row('a'), row('b'), row('c')];

it('[PORTFOLIOS-1] names rows that are new or changed, and those that are gone', () => {
  const edited = { ...b, gross: '5' };
  expect(rowChanges([a, b], [a, edited, c])).toEqual({ put: [edited, c], remove: [] });
  expect(rowChanges([a, b, c], [c, a])).toEqual({ put: [], remove: ['b'] });
  expect(rowChanges([a, b], [b, a])).toEqual({ put: [], remove: [] });
});
