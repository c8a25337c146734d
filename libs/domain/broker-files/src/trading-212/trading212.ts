import { csvLayout } from '../layouts/csvLayout.js';
import { eachLine } from '../layouts/eachLine.js';
import { normalizeHeader } from '../table/normalizeHeader.js';
import { trading212Columns } from './trading212Columns.js';
import { trading212Outcome } from './trading212Outcome.js';
import { trading212Splits } from './trading212Splits.js';

/** The history export of Trading 212, with currencies in columns of their own or, in older files, in the headings. */
export const trading212 = csvLayout({
  id: 'trading-212',
  name: 'Trading 212',
  hints: { decimal: '.', dateOrder: 'year-first' },
  headings: [
    ['action', 'time', 'isin', 'ticker', 'name', 'no of shares', 'price share', 'currency price share'],
  ],
  outcomesOf(table) {
    const columns = trading212Columns(table.header.map(normalizeHeader));
    const { outcomes, left } = trading212Splits(table);
    return [
      ...outcomes,
      ...eachLine({ ...table, lines: left }, (cells) => trading212Outcome(cells, columns)),
    ];
  },
});
