/** Something that is being typed, or that was typed and refused. */
export interface OpenEntry {
  readonly field: HTMLInputElement;
  /** Why it was refused; null while it was not. */
  readonly reason: () => string | null;
  /** Takes over what is typed; why that cannot be done, or null. */
  readonly commit: () => string | null;
}

/** An invalid entry. */
export interface RefusedEntry {
  readonly label: string;
  readonly reason: string;
  focus(): void;
}

/** What is typed in the fields of one screen and not taken over yet. */
export interface EntryScope {
  /** Told of an entry until the function that it returns is called. */
  register(entry: OpenEntry): () => void;
  /** Commits every valid entry; returns the first invalid one on the screen, or null. */
  commit(): RefusedEntry | null;
  /** The first entry on the screen that was refused and neither corrected nor given up. */
  refused(): RefusedEntry | null;
  /** Told that an entry was refused, or is being corrected. */
  notifyChange(): void;
  /** Calls `listener` when an entry is registered, changes or goes. */
  subscribe(listener: () => void): () => void;
}
