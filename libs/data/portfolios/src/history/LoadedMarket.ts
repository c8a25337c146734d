import type { DataShown } from '@finance-analyst/market';
import type { LedgerInstrument, MarketTable } from '@finance-analyst/portfolio';

/** Why the market says nothing of an instrument or a currency. */
export interface MarketProblem {
  /** A symbol, or a currency. */
  readonly id: string;
  readonly reason: string;
}

/** What the market says of each day of a portfolio. */
export interface LoadedMarket {
  readonly table: MarketTable;
  /** Instruments without prices: their holdings have the price that a row has filed last. */
  readonly unpriced: readonly (MarketProblem & { readonly instrument: LedgerInstrument })[];
  /** Currencies without rates: what is in them has no value. */
  readonly withoutRates: readonly MarketProblem[];
  /** What the prices are, for the foot of the page; null without prices. */
  readonly shown: DataShown | null;
  /** When the oldest answer was loaded that could not be refreshed, ISO; null if all are up to date. */
  readonly loadedEarlier: string | null;
}
