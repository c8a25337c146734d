import type { LedgerRow } from '@finance-analyst/portfolio';
import { type CellValue, withCell } from './CellValue.js';

/** A value for a cell of a row. */
export interface RowEntry {
  readonly row: string;
  readonly value: CellValue;
}

/** Entries by the rows that they are for, in the order of the first of each. */
export function entriesByRow(entries: readonly RowEntry[]): ReadonlyMap<string, readonly CellValue[]> {
  const byRow = new Map<string, CellValue[]>();
  for (const { row, value } of entries) {
    const own = byRow.get(row);
    if (own) own.push(value);
    else byRow.set(row, [value]);
  }
  return byRow;
}

/** A row with several cells set; the same row if none of them differs. */
export function withCells(row: LedgerRow, values: readonly CellValue[]): LedgerRow {
  const changes = values.filter((value) => !isSet(row, value));
  return changes.length === 0 ? row : changes.reduce(withCell, row);
}

function isSet(row: LedgerRow, { column, value }: CellValue): boolean {
  const before = column === 'quantity' && value === null ? (row.quantity ?? row.ratio) : row[column];
  if (value === null || before === undefined) return value === null && before === undefined;
  if (typeof value === 'string' || typeof before === 'string') return before === value;
  if ('received' in value || 'received' in before) return JSON.stringify(before) === JSON.stringify(value);
  return before.symbol === value.symbol && before.market === value.market;
}
