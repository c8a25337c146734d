/** The message after an action on cells as a whole. */
export interface GridAnswer {
  /** Announced only; shown, because something was left out; shown, because nothing was done. */
  readonly tone: 'quiet' | 'warning' | 'error';
  readonly words: string;
  /** It concerns a change of the content. */
  readonly followsEdit?: boolean;
}
