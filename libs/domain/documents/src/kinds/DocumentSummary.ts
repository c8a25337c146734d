/** A listed instrument, by symbol and market: a symbol alone names one instrument in Paris and another in New York. */
export interface DocumentInstrument {
  readonly symbol: string;
  /** Market identifier code (ISO 10383) where it is known. */
  readonly market: string | null;
  readonly name: string | null;
}

/** What lists show of a document beside its title, so that they need not read its body. */
export interface DocumentSummary {
  /** What it is about, most important first. */
  readonly instruments: readonly DocumentInstrument[];
  /** ISO 4217; null where its figures have none in common. */
  readonly currency: string | null;
}
