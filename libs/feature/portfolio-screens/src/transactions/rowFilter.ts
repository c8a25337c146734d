import { writeSymbol } from '@finance-analyst/documents';
import type { LedgerRow } from '@finance-analyst/portfolio';
import { messages } from './messages.js';

/** What rows are shown. */
export interface RowFilter {
  /** Words that a row must all have in its date, kind, account, instrument or note. */
  readonly text: string;
  /** The ids of the rows that may be shown; null for all. */
  readonly among: ReadonlySet<string> | null;
  /** The id of a row that is shown whatever its words, as it is being edited. */
  readonly stays?: string | null;
}

/** Finds the rows that match a filter. The words of a row are put together once, as long as its account keeps its name. */
export function createRowFilter(accountNames: ReadonlyMap<string, string>) {
  const known = new WeakMap<LedgerRow, string>();
  const wordsOf = (row: LedgerRow): string => {
    const before = known.get(row);
    if (before !== undefined) return before;
    const { date, kind, account, instrument, otherInstrument, note } = row;
    const words = [
      date,
      messages.kinds[kind],
      accountNames.get(account) ?? account,
      instrument && writeSymbol(instrument),
      otherInstrument && writeSymbol(otherInstrument),
      note,
    ]
      .filter((word) => word !== undefined)
      .join('\n')
      .toLowerCase();
    known.set(row, words);
    return words;
  };
  return (rows: readonly LedgerRow[], { text, among, stays = null }: RowFilter): readonly LedgerRow[] => {
    const sought = text.toLowerCase().split(/\s+/u).filter(Boolean);
    if (sought.length === 0 && among === null) return rows;
    return rows.filter(
      (row) =>
        row.id === stays ||
        ((among === null || among.has(row.id)) && sought.every((word) => wordsOf(row).includes(word))),
    );
  };
}
