import { absoluteOf } from '../decimal/absoluteOf.js';
import { isNegative } from '../decimal/isNegative.js';
import { negativeOf } from '../decimal/negativeOf.js';
import { sumOf } from '../decimal/sumOf.js';
import { cashRow } from '../file/cashRow.js';
import type { FiledTransaction, Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import type { TransactionRow } from '../file/Transaction.js';
import type { DegiroLine } from './DegiroLine.js';
import { degiroActionOutcome } from './degiroActionOutcome.js';
import { degiroExchanges } from './degiroExchanges.js';
import { degiroInstrument } from './degiroInstrument.js';
import { degiroTradeRow } from './degiroTradeRow.js';

/** What the lines of one order, or one line, are. A fee in the currency of the trade is part of it. */
export function degiroOutcome(group: readonly DegiroLine[]): Outcome {
  if (group.some(({ kind }) => kind === 'action')) return degiroActionOutcome(group);
  const problem = group.map(problemOf).find((reason) => reason !== null);
  if (problem) return { refused: problem };
  if (group.every(({ kind }) => kind === 'sweep'))
    return { ignored: 'Cash sweep between the account and its bank.' };
  const exchanges = degiroExchanges(group.filter(({ kind }) => kind === 'exchange'));
  if (exchanges === null) return { refused: 'The other side of the exchange is not in the file.' };
  const trades = group.filter(({ kind }) => kind === 'trade');
  const [first] = trades;
  const isPart = (line: DegiroLine): boolean =>
    (line.kind === 'fee' || line.kind === 'trade-tax') &&
    first?.cells.text('currency') === line.cells.text('currency') &&
    isNegative(amountOf(line));
  const parts = group.filter(isPart);
  const paid = (kind: 'fee' | 'trade-tax'): string =>
    absoluteOf(sumOf(...parts.filter((line) => line.kind === kind).map(amountOf)));
  const others = group.filter((line) => !isPart(line) && !['trade', 'exchange', 'sweep'].includes(line.kind));
  return {
    transactions: [
      ...trades.map((line) =>
        filed(
          line,
          degiroTradeRow(line, line === first ? { fees: paid('fee'), taxes: paid('trade-tax') } : {}),
        ),
      ),
      ...exchanges.map((row): FiledTransaction => ({
        account: null,
        instrument: null,
        otherInstrument: null,
        row,
      })),
      ...others.map((line) => filed(line, rowOfLine(line))),
    ],
  };
}

function problemOf({ kind, cells }: DegiroLine): string | null {
  if (kind === 'unknown') return `Unknown description: ${cells.text('description')}.`;
  return kind !== 'sweep' && cells.amount('change') === undefined
    ? (cells.problem() ?? 'The amount is missing.')
    : null;
}

const amountOf = ({ cells }: DegiroLine): string => cells.amount('change') ?? '0';

const filed = (line: DegiroLine, row: TransactionRow): FiledTransaction => ({
  account: null,
  instrument: line.kind === 'cash' ? null : degiroInstrument(line),
  otherInstrument: null,
  row,
});

function rowOfLine(line: DegiroLine): TransactionRow {
  const { cells, kind } = line;
  const amount = amountOf(line);
  const fields = {
    date: cells.date('date'),
    settlement: cells.date('value date'),
    currency: cells.text('currency'),
    note: cells.text('description'),
  };
  switch (kind) {
    case 'fee':
      return rowOf('fee', { ...fields, gross: negativeOf(amount) });
    case 'tax':
    case 'trade-tax':
      return rowOf('tax', { ...fields, gross: negativeOf(amount) });
    case 'dividend':
    case 'interest':
      return rowOf(kind, { ...fields, gross: amount });
    default:
      return cashRow(amount, fields);
  }
}
