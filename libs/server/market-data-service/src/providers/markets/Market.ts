/** A stock market as the price providers know it. */
export interface Market {
  /** Under which its prices are stored: ISO 10383, or empty for the markets of the United States together. */
  readonly exchange: string;
  readonly timeZone: string;
  /** When the regular session ends, in the market's own time. */
  readonly closesAt: string;
  /** ISO 4217: what its shares are quoted in where a provider names no currency. */
  readonly currency: string;
  readonly index: MarketIndex | null;
  /** How each provider writes a share of this market; a provider that is not here is not asked for its shares. */
  readonly suffixes: { readonly stooq?: string; readonly yahoo?: string };
}

/** What the shares of a market are measured against. */
export interface MarketIndex {
  /** Under which it is stored and asked for. */
  readonly symbol: string;
  readonly name: string;
  readonly stooq?: string;
  readonly yahoo: string;
}
