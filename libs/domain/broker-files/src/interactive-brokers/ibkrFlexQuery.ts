import type { Cells } from '../cells/Cells.js';
import type { LinesOutcome, Outcome } from '../file/Outcome.js';
import { readableOutcome } from '../layouts/eachLine.js';
import type { Layout } from '../layouts/Layout.js';
import { cancelledTrades } from './cancelledTrades.js';
import { flexClosing } from './flexClosing.js';
import { flexLines } from './flexLines.js';
import { flexReports } from './flexReports.js';
import { ibkrActionOutcomes } from './ibkrActionOutcomes.js';
import { ibkrCashOutcome, ibkrSalesTaxOutcome } from './ibkrCashOutcome.js';
import { ibkrTradeOutcome } from './ibkrTradeOutcome.js';
import { ibkrTransferOutcome } from './ibkrTransferOutcome.js';
import { ownValue } from '../table/ownValue.js';

/** The XML of a Flex query of Interactive Brokers. */
export const ibkrFlexQuery: Layout = {
  id: 'ibkr-flex-query',
  name: 'Interactive Brokers Flex query',
  hints: {},
  recognizes: (file) =>
    file.content === 'xml' && file.document.elements[0]?.name === 'FlexQueryResponse' ? 1 : 0,
  read(file) {
    if (file.content !== 'xml') return { outcomes: [], closing: null };
    const lines = flexLines(file.document.elements);
    return { outcomes: outcomesOf(lines), closing: flexClosing(lines) };
  },
};

const readers: Readonly<Record<string, (cells: Cells) => Outcome>> = {
  Trade: ibkrTradeOutcome,
  CashTransaction: ibkrCashOutcome,
  SalesTax: ibkrSalesTaxOutcome,
  Transfer: ibkrTransferOutcome,
  OpenPosition: () => ({ ignored: 'Holdings at the close, for comparison.' }),
  CashReportCurrency: () => ({ ignored: 'Cash at the close, for comparison.' }),
};

function outcomesOf(lines: ReturnType<typeof flexLines>): readonly LinesOutcome[] {
  const actions = lines.filter(({ element }) => element.name === 'CorporateAction');
  const { outcomes, left } = cancelledTrades(lines.filter(({ element }) => element.name === 'Trade'));
  const others = lines.filter(
    ({ element }) => element.name !== 'Trade' && element.name !== 'CorporateAction',
  );
  return [
    ...outcomes,
    ...ibkrActionOutcomes(actions),
    ...[...left, ...others].map(({ element, source, cells }): LinesOutcome => {
      const read = ownValue(readers, element.name);
      const outcome = read ? readableOutcome(read(cells), cells) : reportOutcome(element.name);
      return { lines: [source], outcome };
    }),
  ];
}

const reportOutcome = (name: string): Outcome =>
  flexReports.has(name) ? { ignored: `${name}, a report.` } : { refused: `Unknown element: ${name}.` };
