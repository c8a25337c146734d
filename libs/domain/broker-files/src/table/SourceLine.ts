/** A line of a file. A record with line breaks in it counts as its first line. */
export interface SourceLine {
  /** From 1, as in a text editor. */
  readonly line: number;
  /** As written. */
  readonly cells: readonly string[];
}
