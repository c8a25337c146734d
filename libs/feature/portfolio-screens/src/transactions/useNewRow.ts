import { useRef, useState } from 'react';
import type { RowEntries } from './CellValue.js';

/** What was entered in the empty row so far, under the id that its transaction will have. */
export interface EmptyRow {
  readonly id: string;
  readonly entries: RowEntries;
  /** Keeps what was entered until the transaction is complete. */
  readonly keep: (entries: RowEntries) => void;
  /** The ids of that many new rows, this one first. */
  readonly ids: (count: number) => readonly string[];
  /** Begins an empty row with another id. */
  readonly renew: () => void;
}

/** The empty row of a ledger, with what is stored of a transaction that was begun. */
export function useNewRow(createId: () => string, stored: RowEntries | undefined): EmptyRow {
  const [{ id, entries }, setRow] = useState<{ readonly id: string; readonly entries: RowEntries }>(() => ({
    id: createId(),
    entries: stored ?? {},
  }));
  // Undo and redo change what is stored.
  const [known, setKnown] = useState(stored);
  if (known !== stored) {
    setKnown(stored);
    setRow({ id, entries: stored ?? {} });
  }
  const reserved = useRef<{ readonly of: string; readonly ids: readonly string[] }>({ of: id, ids: [] });
  return {
    id,
    entries,
    keep: (next) => {
      setRow({ id, entries: next });
    },
    ids: (count) => {
      const before = reserved.current.of === id ? reserved.current.ids : [];
      const missing = Math.max(count - 1 - before.length, 0);
      const ids = [...before, ...Array.from({ length: missing }, () => createId())];
      reserved.current = { of: id, ids };
      return [id, ...ids.slice(0, count - 1)];
    },
    renew: () => {
      setRow({ id: createId(), entries: {} });
    },
  };
}
