/** The user's input in a field at the moment another replaced it. */
export interface UnfinishedEntry {
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
  /** A key to handle once the field is ready. */
  readonly awaitedKey: AwaitedKey | null;
}

/** Enter picks the best result, Arrow Down focuses it, as soon as there is one. */
export type AwaitedKey = 'Enter' | 'ArrowDown';
