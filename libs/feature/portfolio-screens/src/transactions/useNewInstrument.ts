import type { PortfolioBody } from '@finance-analyst/documents';
import type { LedgerInstrument } from '@finance-analyst/portfolio';
import type { NamedInstrument } from './instrumentChoices.js';
import type { LedgerRows } from './useLedgerRows.js';
import { useNearInstrument } from './useNearInstrument.js';
import type { EmptyRow } from './useNewRow.js';

/** An instrument that was just entered, and the one that may be meant by it. */
export interface NewInstrument {
  /** The row in which it was entered. */
  readonly row: string;
  readonly entered: LedgerInstrument;
  readonly near: NamedInstrument;
}

/** The instrument that was entered last, while it is new to the portfolio and the market has none like it but another one near; else null. */
export function useNewInstrument({
  rows,
  rowOf,
  empty,
  onTop,
  known,
  isReadOnly,
}: Pick<LedgerRows, 'rowOf'> & {
  readonly rows: PortfolioBody['rows'];
  readonly empty: EmptyRow;
  /** The ids of rows that were just added. */
  readonly onTop: readonly string[];
  readonly known: readonly NamedInstrument[];
  readonly isReadOnly: boolean;
}): NewInstrument | null {
  // What was just entered: later, the instrument is no longer new.
  const row = empty.entries.instrument ? empty.id : onTop.length === 1 ? onTop[0] : undefined;
  const entered = row === undefined ? undefined : (rowOf(row) ?? empty.entries).instrument;
  const isNewlyKnown =
    entered !== undefined &&
    !rows.some(({ id, instrument }) => id !== row && instrument?.symbol === entered.symbol);
  const near = useNearInstrument(isNewlyKnown && !isReadOnly ? entered : undefined, known);
  return near && entered && row !== undefined ? { row, entered, near } : null;
}
