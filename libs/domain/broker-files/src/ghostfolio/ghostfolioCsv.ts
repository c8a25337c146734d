import { csvLayout } from '../layouts/csvLayout.js';
import { eachLine } from '../layouts/eachLine.js';
import { ghostfolioOutcome } from './ghostfolioOutcome.js';

/** The CSV that Ghostfolio imports, with either of its words for a column. */
export const ghostfolioCsv = csvLayout({
  id: 'ghostfolio-csv',
  name: 'Ghostfolio CSV',
  hints: { decimal: '.', dateOrder: 'day-first' },
  headings: [
    ['date', 'code', 'currency', 'price', 'quantity', 'action', 'fee'],
    ['date', 'code', 'ccy', 'price', 'qty', 'action', 'fee'],
    ['date', 'symbol', 'currency', 'unitprice', 'quantity', 'type', 'fee'],
  ],
  outcomesOf: (table) =>
    eachLine(table, (cells) =>
      ghostfolioOutcome(cells, cells.text('account', 'accountid') || null, undefined),
    ),
});
