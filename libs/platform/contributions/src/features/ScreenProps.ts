import type { DataShown } from '@finance-analyst/market';

/** The props of every screen, in addition to the feature's dependencies. */
export interface ScreenProps {
  /** Reports the source and date of the market data on screen; null clears it. */
  readonly onDataShown: (shown: DataShown | null) => void;
}
