import type { ColumnFormat } from '../format/ColumnFormat.js';
import { readAmount } from '../format/readAmount.js';
import { readDate } from '../format/readDate.js';
import { signOf } from '../format/signOf.js';
import type { Cells } from './Cells.js';

/** A cell with the format of its column and the heading to name it by. */
export interface FoundCell {
  readonly text: string;
  readonly heading: string;
  readonly format: ColumnFormat;
}

/** Cells whose first problem is remembered, so that a layout reads a line without a check at each cell. */
export function createCells(cellOf: (column: string) => FoundCell | undefined): Cells {
  let problem: string | null = null;
  const find = (columns: readonly string[]): FoundCell | undefined => {
    for (const column of columns) {
      const cell = cellOf(column);
      if (cell && cell.text.trim() !== '') return cell;
    }
    return undefined;
  };
  const dateOf = (cell: FoundCell, text: string): string => {
    const date = readDate(text, cell.format.dateOrder);
    if (date === null)
      problem ??= `${cell.heading} is not a date as in the rest of its column: ${text.trim()}.`;
    return date ?? '';
  };
  return {
    text: (...columns) => find(columns)?.text.trim() ?? '',
    amount(...columns) {
      const cell = find(columns);
      if (!cell || /^\s*-{1,2}\s*$/.test(cell.text)) return undefined;
      const amount = readAmount(cell.text, cell.format.decimal);
      if (amount === null)
        problem ??= `${cell.heading} is not a number as in the rest of its column: ${cell.text.trim()}.`;
      return amount ?? undefined;
    },
    amountIn(column, part, ...others) {
      const cell = find([column]);
      if (!cell) return undefined;
      const { isMixed, decimal } = cell.format;
      const own = isMixed ? (signOf(part) ?? signOf(part, ...others)) : null;
      return readAmount(part, own ?? decimal) ?? undefined;
    },
    date(...columns) {
      const cell = find(columns);
      return cell ? dateOf(cell, cell.text) : '';
    },
    dateIn(column, part) {
      const cell = find([column]);
      return cell ? dateOf(cell, part) : '';
    },
    problem: () => problem,
  };
}
