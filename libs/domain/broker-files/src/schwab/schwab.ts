import type { Table } from '../table/Table.js';
import { csvLayout } from '../layouts/csvLayout.js';
import { eachLine } from '../layouts/eachLine.js';
import { schwabOutcome } from './schwabOutcome.js';

/** The transaction history of Charles Schwab, with or without its title, which names the account. */
export const schwab = csvLayout({
  id: 'schwab',
  name: 'Charles Schwab',
  hints: { decimal: '.', dateOrder: 'month-first' },
  headings: [['date', 'action', 'symbol', 'description', 'quantity', 'price', 'fees comm', 'amount']],
  outcomesOf(table) {
    const account = accountIn(table);
    return eachLine(table, (cells) => schwabOutcome(cells, account));
  },
});

const accountIn = ({ preamble }: Table): string | null =>
  preamble
    .map(({ cells }) => /^Transactions\s+for account\s+(.+?)\s+as of\s/.exec(cells.join(' ').trim())?.[1])
    .find((account) => account !== undefined) ?? null;
