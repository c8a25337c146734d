import type { InstrumentSearchResponse } from '@finance-analyst/contracts';
import { expect, it } from 'vitest';
import { companyResults } from './companyResults.js';

type Instrument = InstrumentSearchResponse['results'][number];

const instrument = (fields: Partial<Instrument>): Instrument => ({
  symbol: 'NWI',
  name: 'Northwind Instruments',
  exchange: 'XNYS',
  currency: 'USD',
  type: 'equity',
  sector: null,
  source: 'sec-edgar',
  ...fields,
});

it('offers companies, not indices, currencies or funds', () => {
  const results = [
    instrument({ symbol: 'IXN', type: 'index' }),
    instrument({}),
    instrument({ symbol: 'FND', type: 'fund' }),
  ];
  expect(companyResults({ results }).map(({ id }) => id)).toEqual(['NWI']);
});

it('offers a symbol from two sources once, as the first one has it', () => {
  const results = [instrument({}), instrument({ source: 'sample', name: 'Other' })];
  expect(companyResults({ results })).toEqual([
    { id: 'NWI', title: 'Northwind Instruments', detail: 'NWI · XNYS' },
  ]);
});

it('offers a symbol on two markets as two companies, each with its market', () => {
  const results = [instrument({}), instrument({ exchange: 'XPAR' }), instrument({ symbol: 'XLON:ABC' })];
  expect(companyResults({ results }).map(({ id }) => id)).toEqual(['XNYS:NWI', 'XPAR:NWI', 'XLON:ABC']);
});

it('marks sample companies', () => {
  expect(companyResults({ results: [instrument({ source: 'sample', exchange: null })] })).toEqual([
    { id: 'NWI', title: 'Northwind Instruments', detail: 'NWI', mark: 'Sample' },
  ]);
});
