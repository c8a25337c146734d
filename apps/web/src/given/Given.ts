import type { DataShown } from '@finance-analyst/market';
import type { createGiven } from './createGiven.js';

/** What every screen and overlay of a feature is given; each takes what it needs. */
export type Given = ReturnType<typeof createGiven> & {
  /** Told the market data that the screen shows. */
  readonly onDataShown: (shown: DataShown | null) => void;
};
