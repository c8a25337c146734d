import type { KeyCombination } from '../keys/KeyCombination.js';

/** The function of some keys in a key scope. */
export interface ScopeKey {
  /** Their function: `Move between figures`. */
  readonly title: string;
  /** Each of them does it. */
  readonly keys: readonly KeyCombination[];
}

/**
 * A part of the page with its own keys, such as a table or a prompt. The keys are only listed here:
 * the part itself handles them.
 */
export interface KeyScope {
  readonly id: string;
  /** The heading over its keys: `In the forecast`. */
  readonly title: string;
  readonly keys: readonly ScopeKey[];
}
