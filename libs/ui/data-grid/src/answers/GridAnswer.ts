/** What a grid says after something was done with cells as a whole. */
export interface GridAnswer {
  /** Only read out; shown, because something was left out; shown, because nothing was done. */
  readonly tone: 'quiet' | 'warning' | 'error';
  readonly words: string;
  /** It is about a change of the content. */
  readonly followsEdit?: boolean;
}
