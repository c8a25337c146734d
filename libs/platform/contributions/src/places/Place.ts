import type { KeyCombination } from '../keys/KeyCombination.js';

/** What some keys do in a place. */
export interface PlaceKey {
  /** What they do: `Go from figure to figure`. */
  readonly title: string;
  /** Each of them does it. */
  readonly keys: readonly KeyCombination[];
}

/**
 * A part of the page that handles keys of its own, such as a table or a prompt, and what they are. It is only told:
 * nobody but the place itself acts on them.
 */
export interface Place {
  readonly id: string;
  /** The heading over its keys: `In the forecast`. */
  readonly title: string;
  readonly keys: readonly PlaceKey[];
}
