/** The market data that a screen shows, as a whole. Sources are named as a person reads them. */
export interface DataShown {
  /** Whose statements its figures rest on; null where it shows none. */
  readonly statements: string | null;
  /** A line for each source of prices: real ones first, the newest of them in front. */
  readonly prices: readonly PricesShown[];
  /** Some of it is made up, for trying the product. */
  readonly sample: boolean;
}

/** Prices that a screen shows from one source. */
export interface PricesShown {
  readonly source: string;
  /** The newest of them, an ISO date-time, or the ISO date of a session. */
  readonly asOf: string;
}
