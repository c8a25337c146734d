/** What may stand in place of the word at the end of a text. */
export interface Completion {
  /** Where that word begins. */
  readonly start: number;
  /** The word as far as it is typed, without its quotes. */
  readonly typed: string;
  readonly candidates: readonly string[];
  /** How candidates are shown that do not say themselves what they mean. */
  readonly labels: ReadonlyMap<string, string>;
  /** What is to be typed there, where words are known only once it is begun. */
  readonly asksFor?: string;
}
