import type { PortfolioBody, PortfolioDocument } from '@finance-analyst/documents';
import { examplePortfolio } from './examplePortfolio.js';

type Row = PortfolioBody['rows'][number];

/** A transaction whose id is its place. */
export const rowAt = (place: number, price = '101.25'): Row => ({
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

/** A portfolio with this many transactions, never saved. */
export const longPortfolio = (count: number, id?: string): PortfolioDocument =>
  examplePortfolio(id, { rows: Array.from({ length: count }, (_, place) => rowAt(place)) });

export const withRows = (document: PortfolioDocument, rows: readonly Row[]): PortfolioDocument => ({
  ...document,
  body: { ...document.body, rows },
});

/** The portfolio after an edit of the price in one transaction. */
export const priced = (document: PortfolioDocument, place: number, price: string): PortfolioDocument =>
  withRows(
    document,
    document.body.rows.with(place, { ...rowAt(place), ...document.body.rows[place], price }),
  );
