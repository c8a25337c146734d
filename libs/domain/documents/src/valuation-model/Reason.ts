/** A figure or a day in a reason, which each screen writes in the locale of its reader. */
export type ReasonFigure =
  | { readonly kind: 'percent'; /** A fraction. */ readonly value: number; readonly decimals: number }
  | { readonly kind: 'number'; readonly value: number; readonly decimals: number }
  | { readonly kind: 'day'; /** ISO 8601. */ readonly day: string };

/** Words with a figure between each and the next: one figure less than words. */
export interface ReasonTemplate {
  readonly words: readonly string[];
  readonly figures: readonly ReasonFigure[];
}

/** Why something is what it is: plain words, or words with figures. */
export type Reason = string | ReasonTemplate;
