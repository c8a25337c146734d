import type { Cells } from '../cells/Cells.js';
import { cellsOfLine } from '../cells/cellsOfLine.js';
import type { LinesOutcome, Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import { readableOutcome } from '../layouts/eachLine.js';
import type { SourceLine } from '../table/SourceLine.js';
import type { Table } from '../table/Table.js';
import { trading212Instrument } from './trading212Instrument.js';

interface SplitLine {
  readonly line: SourceLine;
  readonly cells: Cells;
  /** It gives the new shares; the other side takes the old ones. */
  readonly isOpen: boolean;
}

/**
 * What splits are: the line that closes the old shares and the next one of that symbol and day that opens the new ones.
 * `left` are the lines that are none.
 */
export function trading212Splits(table: Table): {
  readonly outcomes: readonly LinesOutcome[];
  readonly left: readonly SourceLine[];
} {
  const read = cellsOfLine(table);
  const waiting = new Map<string, SplitLine>();
  const outcomes: LinesOutcome[] = [];
  const left: SourceLine[] = [];
  for (const line of table.lines) {
    const cells = read(line);
    const action = cells.text('action').toLowerCase();
    if (action !== 'stock split open' && action !== 'stock split close') {
      left.push(line);
      continue;
    }
    const own: SplitLine = { line, cells, isOpen: action.endsWith('open') };
    const side = (isOpen: boolean): string =>
      [cells.date('time'), cells.text('ticker', 'isin'), isOpen ? 'open' : 'close'].join('|');
    const other = waiting.get(side(!own.isOpen));
    if (!other) {
      // Of two lines of the same side, the first has no other one.
      const first = waiting.get(side(own.isOpen));
      if (first) outcomes.push(unpaired(first));
      waiting.set(side(own.isOpen), own);
      continue;
    }
    waiting.delete(side(other.isOpen));
    const [closed, opened] = own.isOpen ? [other, own] : [own, other];
    outcomes.push({
      lines: [other.line, line],
      outcome: readableOutcome(splitOf(closed.cells, opened.cells), closed.cells, opened.cells),
    });
  }
  return { outcomes: [...outcomes, ...[...waiting.values()].map(unpaired)], left };
}

const unpaired = ({ line, isOpen }: SplitLine): LinesOutcome => ({
  lines: [line],
  outcome: { refused: `The line that ${isOpen ? 'closes' : 'opens'} the split is not in the file.` },
});

function splitOf(closed: Cells, opened: Cells): Outcome {
  const [held, received] = [closed.amount('no of shares'), opened.amount('no of shares')];
  if (held === undefined || received === undefined) return { refused: 'The number of shares is missing.' };
  const isSame = closed.text('isin') === opened.text('isin');
  const fields = { date: opened.date('time'), quantity: received, note: 'Stock split.' };
  return {
    transactions: [
      {
        account: null,
        instrument: trading212Instrument(closed),
        otherInstrument: isSame ? null : trading212Instrument(opened),
        row: isSame ? rowOf('split', { ...fields, ratio: { received, held } }) : rowOf('merger', fields),
      },
    ],
  };
}
