/** A symbol and, if named, its market: one symbol can mean different companies in Paris and New York. */
export interface MarketSymbol {
  readonly symbol: string;
  /** Market identifier code (ISO 10383); null if only the symbol is given. */
  readonly market: string | null;
}
