import type { LedgerInstrument, LedgerRow, RowKind } from '@finance-analyst/portfolio';
import type { DecimalColumn, EntryColumn } from './LedgerColumn.js';

/** What an entry sets in a row; null clears it. */
export type CellValue =
  | { readonly column: 'kind'; readonly value: RowKind }
  | { readonly column: 'date' | 'account'; readonly value: string }
  | { readonly column: 'instrument'; readonly value: LedgerInstrument | null }
  | { readonly column: DecimalColumn | 'currency' | 'note'; readonly value: string | null };

/** The fields of a row that are entered in cells, as far as they are known. */
export type RowEntries = Partial<Pick<LedgerRow, EntryColumn>>;

/** A row, or what was entered of one, with another value in a cell. */
export function withCell<Row extends RowEntries>(row: Row, { column, value }: CellValue): Row {
  if (value !== null) return { ...row, [column]: value };
  const { [column]: _cleared, ...others } = row;
  return others as Row;
}
