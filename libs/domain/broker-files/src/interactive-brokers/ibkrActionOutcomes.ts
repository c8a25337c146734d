import type { Cells } from '../cells/Cells.js';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { isNegative } from '../decimal/isNegative.js';
import { isZero } from '../decimal/isZero.js';
import type { LinesOutcome, Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import type { TransactionRow } from '../file/Transaction.js';
import { readableOutcome } from '../layouts/eachLine.js';
import { filedRate } from './filedRate.js';
import type { FlexLine } from './FlexLine.js';
import { accountOf, currencyOf, ibkrInstrument } from './ibkrInstrument.js';

/**
 * What corporate actions are. A line that takes shares and one of the same action that gives others are one exchange of
 * shares, at their cost.
 */
export function ibkrActionOutcomes(lines: readonly FlexLine[]): readonly LinesOutcome[] {
  const left = new Set(lines);
  const outcomes: LinesOutcome[] = [];
  for (const line of lines) {
    if (!left.delete(line)) continue;
    const other = [...left].find((candidate) => isOtherSide(line.cells, candidate.cells));
    if (other) left.delete(other);
    const [old, received] = other && isNegative(quantityOf(other.cells)) ? [other, line] : [line, other];
    outcomes.push(
      received
        ? {
            lines: [line, received === line ? old : received].map(({ source }) => source),
            outcome: readableOutcome(exchangeOfShares(old.cells, received.cells), old.cells, received.cells),
          }
        : { lines: [line.source], outcome: readableOutcome(singleAction(line.cells), line.cells) },
    );
  }
  return outcomes;
}

const quantityOf = (cells: Cells): string => cells.amount('quantity') ?? '0';

/** The description without the instrument that a line itself is about, which is in parentheses at its end. */
const actionOf = (cells: Cells): string =>
  cells.text('actiondescription', 'description').replace(/\s*\([^()]*\)\s*$/, '');

const isOtherSide = (first: Cells, second: Cells): boolean =>
  actionOf(first) !== '' &&
  actionOf(first) === actionOf(second) &&
  accountOf(first) === accountOf(second) &&
  first.text('datetime', 'reportdate') === second.text('datetime', 'reportdate') &&
  isNegative(quantityOf(first)) !== isNegative(quantityOf(second));

const commonOf = (cells: Cells): Parameters<typeof rowOf>[1] => ({
  date: cells.date('datetime', 'reportdate'),
  note: actionOf(cells),
});

const hasCash = (cells: Cells): boolean => !isZero(cells.amount('proceeds') ?? '0');

function exchangeOfShares(old: Cells, received: Cells): Outcome {
  if (hasCash(old) || hasCash(received))
    return {
      refused: 'An exchange for shares and cash: the file does not give the price of the new shares.',
    };
  const row = rowOf('merger', { ...commonOf(old), quantity: absoluteOf(quantityOf(received)) });
  return {
    transactions: [
      {
        account: accountOf(old),
        instrument: ibkrInstrument(old),
        otherInstrument: ibkrInstrument(received),
        row,
      },
    ],
  };
}

function singleAction(cells: Cells): Outcome {
  const row = rowOfAction(cells);
  if (row === null) return { refused: 'The corporate action lacks its ratio, its cost or its other line.' };
  return {
    transactions: [
      { account: accountOf(cells), instrument: ibkrInstrument(cells), otherInstrument: null, row },
    ],
  };
}

function rowOfAction(cells: Cells): TransactionRow | null {
  const [type, quantity] = [cells.text('type'), quantityOf(cells)];
  const [, received, held] = / SPLIT (\d+(?:\.\d+)?) FOR (\d+(?:\.\d+)?)/.exec(actionOf(cells)) ?? [];
  if (received !== undefined && held !== undefined)
    return rowOf('split', { ...commonOf(cells), ratio: { received, held } });
  if (type === 'SD' || type === 'HI') return rowOf('bonus', { ...commonOf(cells), quantity });
  if (isNegative(quantity) && hasCash(cells))
    return rowOf('merger', {
      ...commonOf(cells),
      currency: currencyOf(cells),
      rate: filedRate(cells),
      gross: cells.amount('proceeds'),
    });
  return null;
}
