import { normalizeHeader } from '../table/normalizeHeader.js';
import type { SourceLine } from '../table/SourceLine.js';
import type { Table } from '../table/Table.js';
import type { Cells } from './Cells.js';
import { createCells } from './createCells.js';

/** A reader of the lines of a table. Of columns with the same heading, the first applies. */
export function cellsOfLine(table: Table): (line: SourceLine) => Cells {
  const places = new Map<string, number>();
  table.header.forEach((heading, place) => {
    const name = normalizeHeader(heading);
    if (!places.has(name)) places.set(name, place);
  });
  return (line) =>
    createCells((column) => {
      const place = places.get(column);
      const format = place === undefined ? undefined : table.columns[place];
      return place === undefined || !format
        ? undefined
        : { text: line.cells[place] ?? '', heading: table.header[place]?.trim() ?? column, format };
    });
}
