import { writeSymbol } from '@finance-analyst/documents';
import { commonEnds, type LedgerRow } from '@finance-analyst/portfolio';
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

/** Which of some rows matched, by their places. */
interface Matched extends Pick<RowFilter, 'text' | 'among'> {
  readonly rows: readonly LedgerRow[];
  readonly places: readonly number[];
}

/**
 * Finds the rows that match a filter. The words of a row are put together once, as long as its account keeps its name, and rows that
 * an edit leaves alone are not compared with the same filter again.
 */
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
  let last: Matched = { rows: [], text: '', among: null, places: [] };
  const placesIn = (rows: readonly LedgerRow[], { text, among }: RowFilter, words: readonly string[]) => {
    const isSame = last.text === text && last.among === among;
    const { start, tail } = isSame ? commonEnds(last.rows, rows) : { start: 0, tail: 0 };
    const places = last.places.filter((place) => place < start);
    for (let place = start; place < rows.length - tail; place += 1) {
      const row = rows[place] as LedgerRow;
      const isAmong = among === null || among.has(row.id);
      if (isAmong && words.every((word) => wordsOf(row).includes(word))) places.push(place);
    }
    const moved = rows.length - last.rows.length;
    for (const place of last.places) if (place >= last.rows.length - tail) places.push(place + moved);
    last = { rows, text, among, places };
    return places;
  };
  return (rows: readonly LedgerRow[], filter: RowFilter): readonly LedgerRow[] => {
    const { text, among, stays = null } = filter;
    const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
    if (words.length === 0 && among === null) return rows;
    const places = placesIn(rows, filter, words);
    const staying = stays === null ? -1 : rows.findIndex(({ id }) => id === stays);
    const all = staying < 0 || places.includes(staying) ? places : [...places, staying].sort((a, b) => a - b);
    return all.flatMap((place) => rows[place] ?? []);
  };
}
