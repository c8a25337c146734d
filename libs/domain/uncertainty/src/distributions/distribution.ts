/** What is known of a figure that is not known. Figures are in the units of the input; a choice is its option's position. */
export type Distribution =
  | { readonly kind: 'normal'; readonly mean: number; readonly standardDeviation: number }
  /** Positive; its logarithm is normal with the standard deviation `spread`. */
  | { readonly kind: 'lognormal'; readonly median: number; readonly spread: number }
  | { readonly kind: 'triangular'; readonly low: number; readonly mode: number; readonly high: number }
  /** A beta distribution between `low` and `high` with the mean (low + 4 mode + high) ÷ 6. */
  | { readonly kind: 'pert'; readonly low: number; readonly mode: number; readonly high: number }
  | { readonly kind: 'uniform'; readonly low: number; readonly high: number }
  | { readonly kind: 'discrete'; readonly outcomes: readonly DiscreteOutcome[] };

/** A figure that a discrete distribution can have, with its probability between 0 and 1. */
export interface DiscreteOutcome {
  readonly value: number;
  readonly probability: number;
}
