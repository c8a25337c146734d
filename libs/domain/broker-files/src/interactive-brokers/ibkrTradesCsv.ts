import { cellsOfLine } from '../cells/cellsOfLine.js';
import type { LinesOutcome } from '../file/Outcome.js';
import { csvLayout } from '../layouts/csvLayout.js';
import { readableOutcome } from '../layouts/eachLine.js';
import type { Table } from '../table/Table.js';
import { cancelledTrades } from './cancelledTrades.js';
import { ibkrTradeOutcome } from './ibkrTradeOutcome.js';

/** The trades of a Flex query as CSV, whose headings are the attributes of the XML, with any choice of columns. */
export const ibkrTradesCsv = csvLayout({
  id: 'ibkr-trades',
  name: 'Interactive Brokers trades',
  hints: { decimal: '.', dateOrder: 'month-first' },
  headings: [['buy sell', 'tradedate', 'quantity', 'tradeprice', 'currencyprimary', 'ibcommission']],
  outcomesOf,
});

function outcomesOf(table: Table): readonly LinesOutcome[] {
  const read = cellsOfLine(table);
  const { outcomes, left } = cancelledTrades(table.lines.map((source) => ({ source, cells: read(source) })));
  return [
    ...outcomes,
    ...left.map(({ source, cells }) => ({
      lines: [source],
      outcome: readableOutcome(ibkrTradeOutcome(cells), cells),
    })),
  ];
}
