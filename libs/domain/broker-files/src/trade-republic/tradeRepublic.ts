import { cellsOfLine } from '../cells/cellsOfLine.js';
import type { LinesOutcome } from '../file/Outcome.js';
import type { Table } from '../table/Table.js';
import { csvLayout } from '../layouts/csvLayout.js';
import { readableOutcome } from '../layouts/eachLine.js';
import { pairRedemptions } from './pairRedemptions.js';
import { redemptionOutcome } from './redemptionOutcome.js';
import { tradeRepublicOutcome } from './tradeRepublicOutcome.js';

/** The export of transactions of Trade Republic's app. */
export const tradeRepublic = csvLayout({
  id: 'trade-republic',
  name: 'Trade Republic',
  hints: { decimal: '.', dateOrder: 'year-first' },
  headings: [
    [
      ...['datetime', 'date', 'account type', 'category', 'type', 'asset class', 'name', 'symbol', 'shares'],
      ...['price', 'amount', 'fee', 'tax', 'currency', 'transaction id'],
    ],
  ],
  outcomesOf,
});

function outcomesOf(table: Table): readonly LinesOutcome[] {
  const read = cellsOfLine(table);
  const { pairs, others } = pairRedemptions(table.lines.map((line) => ({ line, cells: read(line) })));
  return [
    ...pairs.map(({ removal, payment }) => ({
      lines: [removal.line, payment.line],
      outcome: readableOutcome(redemptionOutcome(removal.cells, payment.cells), removal.cells, payment.cells),
    })),
    ...others.map(({ line, cells }) => ({
      lines: [line],
      outcome: readableOutcome(tradeRepublicOutcome(cells), cells),
    })),
  ];
}
