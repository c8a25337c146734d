import { csvLayout } from '../layouts/csvLayout.js';
import { eachLine } from '../layouts/eachLine.js';
import { ibkrTradeOutcome } from './ibkrTradeOutcome.js';

/** The trades of a Flex query as CSV, whose headings are the attributes of the XML, with any choice of columns. */
export const ibkrTradesCsv = csvLayout({
  id: 'ibkr-trades',
  name: 'Interactive Brokers trades',
  hints: { decimal: '.', dateOrder: 'month-first' },
  headings: [['buy sell', 'tradedate', 'quantity', 'tradeprice', 'currencyprimary', 'ibcommission']],
  outcomesOf: (table) => eachLine(table, ibkrTradeOutcome),
});
