import type { ColumnFormat } from '../format/ColumnFormat.js';
import type { FileFormat } from '../format/FileFormat.js';
import type { RawTable } from './RawTable.js';

/** A table whose columns have a format. */
export interface Table extends RawTable {
  readonly format: FileFormat;
  /** Of the columns in their order. */
  readonly columns: readonly ColumnFormat[];
}
