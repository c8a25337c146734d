/** An entry of the log: a line that was entered, its output, its error, or a note from the terminal. */
export interface ConsoleEntry {
  readonly id: number;
  readonly kind: 'entered' | 'answer' | 'failure' | 'note';
  readonly lines: readonly string[];
}

/** What the terminal shows. */
export interface ConsoleState {
  readonly entries: readonly ConsoleEntry[];
  /** The number of lines dropped from the start. */
  readonly leftOut: number;
  /** The line that is running; null while the terminal waits for one. */
  readonly running: string | null;
}
