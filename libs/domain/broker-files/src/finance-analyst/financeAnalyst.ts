import { csvLayout } from '../layouts/csvLayout.js';
import { eachLine } from '../layouts/eachLine.js';
import { financeAnalystOutcome } from './financeAnalystOutcome.js';

/** The CSV that this product exports. */
export const financeAnalyst = csvLayout({
  id: 'finance-analyst',
  name: 'Finance Analyst Pro CSV',
  hints: { decimal: '.', dateOrder: 'year-first' },
  headings: [
    [
      'date',
      'kind',
      'account',
      'instrument',
      'quantity',
      'price',
      'gross',
      'currency',
      'other account',
      'id',
    ],
  ],
  outcomesOf: (table) => eachLine(table, financeAnalystOutcome),
});
