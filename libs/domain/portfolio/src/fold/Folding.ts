import type { FoldState } from './FoldState.js';

/** What the effect of a row can read and change. */
export interface Folding {
  readonly state: FoldState;
  /** Decimals of all amounts of money. */
  readonly moneyPlaces: number;
}
