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

/** The empty row of a ledger. */
export function useNewRow(createId: () => string): EmptyRow {
  const [{ id, entries }, setRow] = useState<{ readonly id: string; readonly entries: RowEntries }>(() => ({
    id: createId(),
    entries: {},
  }));
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
