/** A symbol and, where it is named, its market: a symbol alone can mean one company in Paris and another in New York. */
export interface MarketSymbol {
  readonly symbol: string;
  /** Market identifier code (ISO 10383); null where the symbol alone is meant. */
  readonly market: string | null;
}
