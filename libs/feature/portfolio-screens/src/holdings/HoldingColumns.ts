import type { ReactNode } from 'react';
import type { HoldingRow } from './HoldingRow.js';

/** Columns that another part of the screen adds to the table of holdings. */
export interface HoldingColumns<Row extends HoldingRow = HoldingRow> {
  readonly titles: readonly string[];
  /** One cell for each title. */
  readonly cellsOf: (row: Row) => ReactNode;
}
