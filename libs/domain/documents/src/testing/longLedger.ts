import type { LedgerRow } from '@finance-analyst/portfolio';

/** A transaction whose id is its place, and whose text is as long as usual. */
export const rowAt = (place: number, price = '101.25'): LedgerRow => ({
  id: `row-${place}`,
  account: 'main',
  kind: 'buy',
  date: '2025-01-02',
  entry: place,
  instrument: { symbol: 'ACME', market: 'XNYS' },
  quantity: '10',
  price,
  currency: 'USD',
});

/** This many transactions. */
export const longLedger = (count: number): readonly LedgerRow[] =>
  Array.from({ length: count }, (_, place) => rowAt(place));
