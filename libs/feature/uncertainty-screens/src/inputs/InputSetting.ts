/** How far an input may lie from its base: changes, added to the figures of all years. */
export type InputSpread =
  /** Normal around the base; 80% of the draws are within the range to either side. */
  | { readonly kind: 'normal'; readonly range: number }
  | {
      readonly kind: 'triangular' | 'pert';
      readonly low: number;
      readonly mode: number;
      readonly high: number;
    }
  | { readonly kind: 'uniform'; readonly low: number; readonly high: number }
  /** Never below zero, with the base as its median; one draw in ten is more than the range above the base. */
  | { readonly kind: 'lognormal'; readonly range: number }
  | { readonly kind: 'discrete'; readonly outcomes: readonly SpreadOutcome[] };

/** A possible change, and how likely it is. */
export interface SpreadOutcome {
  readonly change: number;
  readonly probability: number;
}

export type SpreadKind = InputSpread['kind'];

export interface InputSetting {
  readonly isIncluded: boolean;
  readonly spread: InputSpread;
}
