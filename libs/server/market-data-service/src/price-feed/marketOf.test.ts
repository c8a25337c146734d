import { expect, it } from 'vitest';
import type { InstrumentRow } from '../instruments/InstrumentRow.js';
import { marketOf } from './marketOf.js';
import { otherMarkets, unitedStates } from '../providers/markets/markets.js';

const row: InstrumentRow = {
  id: 1,
  source: 'csv-import',
  symbol: 'ABC',
  exchange: '',
  name: 'ABC',
  currency: null,
  type: 'equity',
  sector: null,
  provider_key: null,
};

const marketWith = (...changes: Partial<InstrumentRow>[]) => {
  const [first, ...more] = changes.map((change) => ({ ...row, ...change }));
  return first ? marketOf({ symbol: 'ABC', isSample: false, rows: [first, ...more] }) : null;
};

it('[MARKET-DATA-SERVICE-57] places filings in the United States, and an import only if it names its market', () => {
  expect(marketWith({ source: 'sec-edgar', provider_key: '1' }, {})).toBe(unitedStates);
  expect(marketWith({ exchange: 'XNYS' })).toBe(unitedStates);
  expect(marketWith({ exchange: 'XETR' })?.index?.name).toBe('DAX');
  expect(marketWith({ symbol: '^GSPC', type: 'index', source: 'yahoo' })).toBe(unitedStates);
  expect(marketWith({})).toBeNull();
  expect(marketWith({ exchange: 'XXXX' })).toBeNull();
});

it('[MARKET-DATA-SERVICE-57] has each market once, with a valid time zone', () => {
  const all = [unitedStates, ...otherMarkets];
  expect(new Set(all.map(({ exchange }) => exchange)).size).toBe(all.length);
  for (const { timeZone, closesAt } of all) {
    expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBeTruthy();
    expect(closesAt).toMatch(/^\d\d:\d\d$/);
  }
});
