import type { LedgerInstrument, LedgerRow, RowKind } from '@finance-analyst/portfolio';
import type { DecimalColumn, EntryColumn } from './LedgerColumn.js';
import { hasRatio, type Ratio } from './readRatio.js';

/** What an entry sets in a row; null clears it. */
export type CellValue =
  | { readonly column: 'kind'; readonly value: RowKind }
  | { readonly column: 'date' | 'account'; readonly value: string }
  | { readonly column: 'instrument'; readonly value: LedgerInstrument | null }
  /** Entered in the cell of the quantity. */
  | { readonly column: 'ratio'; readonly value: Ratio }
  | { readonly column: DecimalColumn | 'currency' | 'note'; readonly value: string | null };

/** The fields of a row that are entered in cells, as far as they are known. */
export type RowEntries = Partial<Pick<LedgerRow, EntryColumn | 'ratio'>>;

/** A row, or what was entered of one, with another value in a cell. */
export function withCell<Row extends RowEntries>(row: Row, { column, value }: CellValue): Row {
  const { ratio: _ratio, ...withoutRatio } = row;
  if (column === 'kind' && !hasRatio(value)) return { ...withoutRatio, kind: value } as Row;
  if (column === 'ratio') {
    // What is held after the action follows from its ratio.
    const { quantity: _quantity, ...withoutQuantity } = row;
    return { ...withoutQuantity, ratio: value } as Row;
  }
  if (value !== null) return { ...row, [column]: value };
  const { [column]: _cleared, ...others } = column === 'quantity' ? { ...withoutRatio, quantity: '' } : row;
  return others as Row;
}
