/** Candidates for the word at the end of a text. */
export interface Completion {
  /** Where that word begins. */
  readonly start: number;
  /** The word as typed so far, without its quotes. */
  readonly typed: string;
  readonly candidates: readonly string[];
  /** Labels of candidates that do not explain themselves. */
  readonly labels: ReadonlyMap<string, string>;
  /** What to type there, if candidates are only known once typing begins. */
  readonly asksFor?: string;
}
