/** A stock market as the price providers know it. */
export interface Market {
  /** The exchange its prices are stored under: ISO 10383, or empty for the United States' markets together. */
  readonly exchange: string;
  readonly timeZone: string;
  /** End of the regular session, in the market's own time. */
  readonly closesAt: string;
  /** ISO 4217: the currency of its shares when a provider names none. */
  readonly currency: string;
  readonly index: MarketIndex | null;
  /** Each provider's notation for shares of this market; a provider that is not listed is not queried for them. */
  readonly suffixes: { readonly stooq?: string; readonly yahoo?: string };
}

/** The index used to compute beta for the market's shares. */
export interface MarketIndex {
  /** The symbol it is stored and requested under. */
  readonly symbol: string;
  readonly name: string;
  readonly stooq?: string;
  readonly yahoo: string;
}
