/** An invalid entry: its field shows text that is not in the document. */
export interface RefusedEntry {
  readonly label: string;
  readonly reason: string;
  focus(): void;
}

/** Entries being typed on a document's screen and not committed yet. */
export interface SessionEntries {
  /** Commits every valid entry; returns the first invalid one, or null. */
  commit(): RefusedEntry | null;
  /** The first invalid entry that has not been corrected or discarded. */
  refused(): RefusedEntry | null;
  subscribe(listener: () => void): () => void;
}

/** For a document without entry fields. */
export const noEntries: SessionEntries = {
  commit: () => null,
  refused: () => null,
  subscribe: () => () => undefined,
};
