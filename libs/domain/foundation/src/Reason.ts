/** A figure or date in a reason, formatted by each screen in its reader's locale. */
export type ReasonFigure =
  | { readonly kind: 'percent'; /** A fraction. */ readonly value: number; readonly decimals: number }
  | { readonly kind: 'number'; readonly value: number; readonly decimals: number }
  | { readonly kind: 'day'; /** ISO 8601. */ readonly day: string };

/** Words with a figure between each pair: one fewer figures than words. */
export interface ReasonTemplate {
  readonly words: readonly string[];
  readonly figures: readonly ReasonFigure[];
}

/** The reason for a value: plain words, or words with figures. */
export type Reason = string | ReasonTemplate;
