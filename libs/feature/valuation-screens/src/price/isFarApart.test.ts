import { describe, expect, it } from 'vitest';
import { isFarApart } from './isFarApart.js';

const stooq = { price: 271.5, currency: 'USD', asOf: '2026-11-20T00:00:00.000Z', source: 'stooq' };
const imported = { price: 7, currency: 'USD', asOf: '2026-11-19', source: 'csv-import' };

describe('Prices of two sources', () => {
  it('[VALUATION-SCREENS-160] are far apart beyond 50%, in either direction', () => {
    expect(isFarApart(stooq, imported)).toBe(true);
    expect(isFarApart(imported, stooq)).toBe(true);
    expect(isFarApart(stooq, { ...imported, price: 181.1 })).toBe(false);
    expect(isFarApart(stooq, { ...imported, price: 180.9 })).toBe(true);
  });

  it.each([
    ['two services', { ...imported, source: 'yahoo' }],
    ['days far apart', { ...imported, asOf: '2026-11-12' }],
    ['two currencies', { ...imported, currency: 'EUR' }],
  ])('[VALUATION-SCREENS-160] are not compared between %s', (_name, other) => {
    expect(isFarApart(stooq, other)).toBe(false);
  });
});
