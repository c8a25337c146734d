import { expect, it } from 'vitest';
import { offeredPeers } from './offeredPeers.js';

it('[VALUATION-SCREENS-530] offers neither the company of the model nor its peers, on their markets', () => {
  const found = ['EXM', 'NGI', 'XLON:NGI', 'NEW'].map((id) => ({ id, title: id }));
  const present = [
    { symbol: 'EXM', market: null },
    { symbol: 'NGI', market: 'XNYS' },
  ];
  expect(offeredPeers(found, present).map(({ id }) => id)).toEqual(['XLON:NGI', 'NEW']);
});
