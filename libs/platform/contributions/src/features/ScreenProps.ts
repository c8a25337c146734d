import type { DataShown } from '@finance-analyst/market';

/** What every screen is told beside what its feature is given. */
export interface ScreenProps {
  /** Tells whose market data is on the screen and how far it reaches; null takes that back. */
  readonly onDataShown: (shown: DataShown | null) => void;
}
