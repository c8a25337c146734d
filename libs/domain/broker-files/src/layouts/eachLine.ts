import type { Cells } from '../cells/Cells.js';
import { cellsOfLine } from '../cells/cellsOfLine.js';
import type { LinesOutcome, Outcome } from '../file/Outcome.js';
import type { Table } from '../table/Table.js';

/** Reads a table whose lines stand alone. A line with a cell that cannot be read is refused. */
export function eachLine(table: Table, outcomeOf: (cells: Cells) => Outcome): readonly LinesOutcome[] {
  const read = cellsOfLine(table);
  return table.lines.map((line) => {
    const cells = read(line);
    return { lines: [line], outcome: readableOutcome(cells, outcomeOf(cells)) };
  });
}

/** The outcome, if all cells that it needed could be read. */
export function readableOutcome(cells: Cells, outcome: Outcome): Outcome {
  const problem = cells.problem();
  return problem !== null && 'transactions' in outcome ? { refused: problem } : outcome;
}
