import { signOf } from '../format/signOf.js';
import { normalizeHeader } from '../table/normalizeHeader.js';
import type { SourceLine } from '../table/SourceLine.js';
import type { Table } from '../table/Table.js';
import type { Cells } from './Cells.js';
import { createCells } from './createCells.js';

/**
 * A reader of the lines of a table. Of columns with the same heading, the first applies. In columns of both decimal signs,
 * a cell that reads with one sign only decides for itself, and one that reads with either as the others of its line.
 */
export function cellsOfLine(table: Table): (line: SourceLine) => Cells {
  const places = new Map<string, number>();
  table.header.forEach((heading, place) => {
    const name = normalizeHeader(heading);
    if (!places.has(name)) places.set(name, place);
  });
  const mixed = table.columns.flatMap(({ isMixed }, place) => (isMixed ? [place] : []));
  return (line) =>
    createCells((column) => {
      const place = places.get(column);
      const format = place === undefined ? undefined : table.columns[place];
      if (place === undefined || !format) return undefined;
      const text = line.cells[place] ?? '';
      const decimal = format.isMixed
        ? (signOf(text) ?? signOf(...mixed.map((other) => line.cells[other] ?? '')) ?? format.decimal)
        : format.decimal;
      return { text, heading: table.header[place]?.trim() ?? column, format: { ...format, decimal } };
    });
}
