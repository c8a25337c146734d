import { csvLayout } from '../layouts/csvLayout.js';
import { eachLine } from '../layouts/eachLine.js';
import { fidelityOutcome } from './fidelityOutcome.js';

/** The history of Fidelity, of one account or of several, in each order of its columns. */
export const fidelity = csvLayout({
  id: 'fidelity',
  name: 'Fidelity',
  hints: { decimal: '.', dateOrder: 'month-first' },
  headings: [['run date', 'action', 'symbol', 'quantity', 'price', 'commission', 'fees', 'amount']],
  outcomesOf: (table) => eachLine(table, fidelityOutcome),
});
