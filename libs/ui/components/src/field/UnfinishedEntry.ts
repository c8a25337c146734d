/** What a person was doing in a field at the moment when another took its place. */
export interface UnfinishedEntry {
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
  /** A key that waits for what the field could not do yet. */
  readonly awaitedKey: AwaitedKey | null;
}

/** Enter takes the best result, Arrow Down goes to it, as soon as there is one. */
export type AwaitedKey = 'Enter' | 'ArrowDown';
