import type { Quote } from '@finance-analyst/market';
import { sampleCompanies } from '../sample-companies/sampleCompanies.js';

export const exampleQuote = (fields: Partial<Quote> = {}): Quote => ({
  symbol: 'NWI',
  price: 150,
  previousClose: 149,
  change: 1,
  changePercent: 1 / 149,
  currency: 'USD',
  asOf: '2026-11-19T00:00:00.000Z',
  source: 'sec-edgar',
  stale: false,
  ...fields,
});

/** A price for each sample company, and one for the example model's company. */
export const exampleQuotes: readonly Quote[] = [
  exampleQuote(),
  ...sampleCompanies.map(({ symbol }, index) =>
    exampleQuote({ symbol, price: 40 + 31 * index, source: 'sample', asOf: '2026-10-30T00:00:00.000Z' }),
  ),
];
