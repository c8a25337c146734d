import type { PortfolioInstrument } from '@finance-analyst/documents';
import { expect, it } from 'vitest';
import { emptyBody, importInto, planOf } from '../testing/importText.js';
import { applyImport } from './applyImport.js';
import { newInstrument } from './newInstrument.js';

const text = [
  'Trade Date;Type;Symbol;Quantity;Price;Currency;Account',
  '2024-03-05;Buy;ACME;10;110.00;EUR;Main',
].join('\n');
const inDollars: PortfolioInstrument = {
  id: 'ACME',
  symbol: 'ACME',
  market: null,
  name: 'Acme Inc',
  isin: null,
  currency: 'USD',
  sector: null,
};

it('[IMPORT-PIPELINE-48] gives what trades in another currency a symbol without the prices of the market data', () => {
  const plan = planOf(emptyBody, text, { matches: [inDollars] });
  expect(plan.instruments).toMatchObject([
    { by: 'new', instrument: { id: 'ACME (EUR)', symbol: 'ACME (EUR)', currency: 'EUR' }, isKnown: false },
  ]);
});

it('[IMPORT-PIPELINE-48] knows it by that symbol in the next import', () => {
  const batch = { id: 'batch', importedAt: '2026-11-20T22:00:00.000Z', fileName: 'a.csv', layout: null };
  const body = applyImport(emptyBody, planOf(emptyBody, text, { matches: [inDollars] }), batch);
  const again = planOf(body, text, { matches: [inDollars] });
  expect(again.instruments).toMatchObject([{ by: 'symbol', instrument: { id: 'ACME (EUR)' }, isNew: false }]);
  expect(again.added).toEqual([]);
  expect(importInto(body, text)).toBe(body);
});

it('[IMPORT-PIPELINE-48] prefers the ISIN of the file', () => {
  const filed = { symbol: 'ACME', isin: 'US0000000018', currency: 'EUR' };
  expect(newInstrument(filed, [inDollars]).symbol).toBe('US0000000018');
});
