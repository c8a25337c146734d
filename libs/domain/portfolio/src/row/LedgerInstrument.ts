/**
 * An instrument by symbol and market, with the fields of `MarketSymbol` in documents; documents store ledgers, so that
 * this library cannot import them.
 */
export interface LedgerInstrument {
  readonly symbol: string;
  /** Market identifier code (ISO 10383); null if not known, which is an instrument of its own. */
  readonly market: string | null;
}
