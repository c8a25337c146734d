/** An entry that no value was made of: what stands in its field is not what the document holds. */
export interface RefusedEntry {
  readonly label: string;
  readonly reason: string;
  focus(): void;
}

/** What is typed on the screen of a document and not taken over yet. */
export interface SessionEntries {
  /** Takes everything over that can be; the first entry that cannot, or null. */
  commit(): RefusedEntry | null;
  /** The first entry that was refused and neither corrected nor given up. */
  refused(): RefusedEntry | null;
  subscribe(listener: () => void): () => void;
}

/** A document that nobody types in. */
export const noEntries: SessionEntries = {
  commit: () => null,
  refused: () => null,
  subscribe: () => () => undefined,
};
