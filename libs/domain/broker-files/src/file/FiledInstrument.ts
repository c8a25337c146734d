/** An instrument as a file names it. An import matches it to an instrument of the product. */
export interface FiledInstrument {
  /** ISO 6166. */
  readonly isin?: string;
  readonly symbol?: string;
  /** As the file names it: a MIC or the broker's own code of the exchange. */
  readonly market?: string;
  readonly name?: string;
  /** Of its prices, as filed. */
  readonly currency?: string;
}
