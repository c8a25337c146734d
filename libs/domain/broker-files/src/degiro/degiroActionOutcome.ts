import { isEqual } from '../decimal/isEqual.js';
import { isZero } from '../decimal/isZero.js';
import { sumOf } from '../decimal/sumOf.js';
import type { Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import type { DegiroLine } from './DegiroLine.js';
import { degiroInstrument } from './degiroInstrument.js';
import { degiroTradeSize } from './degiroTradeRow.js';

const isTaking = ({ cells }: DegiroLine): boolean =>
  /:\s*(?:verkoop|sell|verkauf|vente|venda|venta)\s/i.test(cells.text('description'));

/**
 * A line that takes shares and one that gives others for the same cash: a split of one instrument, or an exchange for
 * another at cost. Of a change of name alone, nothing is recorded.
 */
export function degiroActionOutcome(group: readonly DegiroLine[]): Outcome {
  const [taken, given] = [group.find(isTaking), group.find((line) => !isTaking(line))];
  const changes = group.map(({ cells }) => cells.amount('change'));
  const problem = group.map(({ cells }) => cells.problem()).find((reason) => reason !== null);
  if (problem) return { refused: problem };
  if (group.length !== 2 || !taken || !given || !isZero(sumOf(...changes.map((change) => change ?? '1'))))
    return { refused: 'The corporate action lacks its ratio or its other line.' };
  const [held, received] = [degiroTradeSize(taken.cells).quantity, degiroTradeSize(given.cells).quantity];
  if (held === undefined || received === undefined)
    return { refused: 'The number of shares cannot be read from the description.' };
  const isSame = keyOf(taken) === keyOf(given);
  if (isSame && isEqual(held, received)) return { ignored: 'A change of name: the holding stays.' };
  const fields = {
    date: given.cells.date('date'),
    quantity: received,
    note: given.cells.text('description'),
  };
  return {
    transactions: [
      {
        account: null,
        instrument: degiroInstrument(taken),
        otherInstrument: isSame ? null : degiroInstrument(given),
        row: isSame ? rowOf('split', { ...fields, ratio: { received, held } }) : rowOf('merger', fields),
      },
    ],
  };
}

const keyOf = ({ cells }: DegiroLine): string => cells.text('isin', 'product');
