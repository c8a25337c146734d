import { expect, it } from 'vitest';
import type { Store } from '../store.js';
import { findInstruments } from './findInstruments.js';

const storeThatFinds = (results: unknown): { readonly store: Store } => ({
  store: { dispatch: () => Promise.resolve(results) } as unknown as Store,
});
const found = { name: 'Acme Inc', exchange: 'XNYS', currency: 'USD', type: 'equity', sector: 'Energy' };

it('[WEB-220] finds instruments for an import as a portfolio has them, by the symbol that has their prices', async () => {
  const instrument = { name: 'Acme Inc', isin: null, currency: 'USD', sector: 'Energy' };
  expect(
    await findInstruments(
      storeThatFinds([
        { ...found, symbol: 'ACME' },
        { ...found, symbol: 'XPAR:ACME' },
      ]),
      'acme',
    ),
  ).toEqual([
    { instrument: { ...instrument, id: 'ACME', symbol: 'ACME', market: null }, exchange: 'XNYS' },
    { instrument: { ...instrument, id: 'XPAR:ACME', symbol: 'ACME', market: 'XPAR' }, exchange: 'XNYS' },
  ]);
});

it('[WEB-220] finds nothing that is known if the market data cannot be reached', async () => {
  expect(await findInstruments(storeThatFinds(null), 'acme')).toBeNull();
});
