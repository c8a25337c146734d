import { expect, it } from 'vitest';
import type { MarketInstrument } from '../ImportDependencies.js';
import { findCandidates } from './findCandidates.js';

const found = (symbol: string, exchange: string | null = null): MarketInstrument => ({
  instrument: { id: symbol, symbol, market: null, name: null, isin: null, currency: null, sector: null },
  exchange,
});
const { signal } = new AbortController();

it('[IMPORT-PIPELINE-42] searches by symbol, then by name, for what is not known', async () => {
  const asked: string[] = [];
  const candidates = await findCandidates(
    [{ symbol: 'KNOWN' }, { symbol: 'ACMW', name: 'Acme Inc' }],
    [found('KNOWN').instrument],
    (text) => {
      asked.push(text);
      return Promise.resolve(text === 'Acme Inc' ? [found('ACME')] : []);
    },
    signal,
  );
  expect(asked).toEqual(['ACMW', 'Acme Inc']);
  expect(candidates).toMatchObject({ byKey: { '|ACMW||ACME INC': [{ id: 'ACME' }] }, isComplete: true });
});

it('[IMPORT-PIPELINE-41] gives candidates their market where the file names one', async () => {
  const { byKey } = await findCandidates(
    [{ symbol: 'ACME', market: 'XPAR' }],
    [],
    () => Promise.resolve([found('ACME', 'XNYS')]),
    signal,
  );
  expect(Object.values(byKey)).toMatchObject([[{ id: 'XNYS:ACME', market: 'XNYS' }]]);
});

it('[IMPORT-PIPELINE-43] stops searching once the market data cannot be reached', async () => {
  let asked = 0;
  const filed = Array.from({ length: 50 }, (_, place) => ({ symbol: `S${place}` }));
  const { isComplete } = await findCandidates(
    filed,
    [],
    () => {
      asked += 1;
      return Promise.reject(new Error('offline'));
    },
    signal,
  );
  expect([isComplete, asked]).toEqual([false, 1]);
});
