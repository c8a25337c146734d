/** What the grid says after something was done with cells as a whole. */
export interface GridAnswer {
  /** Only read out; shown, because something was left out; shown, because nothing was done. */
  readonly tone: 'quiet' | 'warning' | 'error';
  readonly words: string;
  /** What it tells of changed the model. */
  readonly followsEdit?: boolean;
}
