import { cellsOfLine } from '../cells/cellsOfLine.js';
import type { SourceLine } from '../table/SourceLine.js';
import type { Table } from '../table/Table.js';
import { degiroColumns } from './degiroHeadings.js';
import { degiroKind } from './degiroKind.js';
import type { DegiroLine } from './DegiroLine.js';

const isContinuation = ({ cells }: SourceLine): boolean =>
  cells.every((cell, place) => (place === degiroColumns.length - 1) === (cell.trim() !== ''));

/** The lines of the statement. A long order id continues on a line of its own. */
export function degiroLines(table: Table): readonly DegiroLine[] {
  const joined: { lines: SourceLine[]; orderId: string }[] = [];
  const idOf = ({ cells }: SourceLine): string => cells[degiroColumns.length - 1]?.trim() ?? '';
  for (const line of table.lines) {
    const last = joined.at(-1);
    if (last && isContinuation(line)) {
      last.lines.push(line);
      last.orderId += idOf(line);
    } else joined.push({ lines: [line], orderId: idOf(line) });
  }
  const read = cellsOfLine({ ...table, header: degiroColumns });
  return joined.map(({ lines, orderId }) => {
    const cells = read(lines[0] ?? { line: 0, cells: [] });
    return { lines, cells, orderId, kind: degiroKind(cells.text('description')) };
  });
}
