import { expect, it } from 'vitest';
import { quoteOf, type ServerQuote } from './quoteOf.js';

const quote = (symbol: string, price: number): ServerQuote => ({
  symbol,
  price,
  previousClose: null,
  change: null,
  changePercent: null,
  currency: 'USD',
  asOf: '2025-11-20T00:00:00.000Z',
  source: 'sample',
  stale: false,
});

it('[MARKET-DATA-45] takes no price of the same symbol on another market', () => {
  const quotes = [quote('VOD', 12), quote('XNAS:ACME', 3)];
  expect(quoteOf('VOD', quotes)?.price).toBe(12);
  expect(quoteOf('XLON:VOD', quotes)).toBeNull();
  expect(quoteOf('XNAS:ACME', quotes)?.price).toBe(3);
  expect(quoteOf('ACME', quotes)).toBeNull();
});
