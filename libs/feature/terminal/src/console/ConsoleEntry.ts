/** What the log shows: a line that was entered, what it answered, why it failed, or a word of the terminal's own. */
export interface ConsoleEntry {
  readonly id: number;
  readonly kind: 'entered' | 'answer' | 'failure' | 'note';
  readonly lines: readonly string[];
}

/** What the terminal shows. */
export interface ConsoleState {
  readonly entries: readonly ConsoleEntry[];
  /** The lines at the start that no longer stand there. */
  readonly leftOut: number;
  /** The line that is under way; null when the terminal waits for one. */
  readonly running: string | null;
}
