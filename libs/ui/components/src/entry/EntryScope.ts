/** An entry that is being typed, or was refused. */
export interface OpenEntry {
  readonly field: HTMLInputElement | HTMLTextAreaElement;
  /** Why it was refused, or null. */
  readonly reason: () => string | null;
  /** Commits the entry; returns the reason if it cannot, or null. */
  readonly commit: () => string | null;
}

/** An invalid entry. */
export interface RefusedEntry {
  readonly label: string;
  readonly reason: string;
  focus(): void;
}

/** The uncommitted entries of a screen. */
export interface EntryScope {
  /** Registers an entry; the returned function unregisters it. */
  register(entry: OpenEntry): () => void;
  /** Commits every valid entry; returns the first invalid one on the screen, or null. */
  commit(): RefusedEntry | null;
  /** The first refused entry on the screen that was neither corrected nor discarded. */
  refused(): RefusedEntry | null;
  /** Marks an entry as refused, or as being corrected. */
  notifyChange(): void;
  /** Calls `listener` when an entry is registered, changed or removed. */
  subscribe(listener: () => void): () => void;
}
