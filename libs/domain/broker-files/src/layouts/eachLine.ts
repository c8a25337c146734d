import type { Cells } from '../cells/Cells.js';
import { cellsOfLine } from '../cells/cellsOfLine.js';
import type { LinesOutcome, Outcome } from '../file/Outcome.js';
import type { Table } from '../table/Table.js';

/** Reads a table whose lines stand alone. A line with a cell that cannot be read is refused. */
export function eachLine(table: Table, outcomeOf: (cells: Cells) => Outcome): readonly LinesOutcome[] {
  const read = cellsOfLine(table);
  return table.lines.map((line) => {
    const cells = read(line);
    return { lines: [line], outcome: readableOutcome(outcomeOf(cells), cells) };
  });
}

/** The outcome, if all cells that it needed could be read. */
export function readableOutcome(outcome: Outcome, ...all: readonly Cells[]): Outcome {
  const problem = all.map((cells) => cells.problem()).find((reason) => reason !== null);
  return problem && !('refused' in outcome) ? { refused: problem } : outcome;
}
