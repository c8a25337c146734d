/** What one unit of a base currency was worth on a day. */
export interface RateDay {
  readonly date: string;
  /** Units by currency code (ISO 4217). */
  readonly rates: ReadonlyMap<string, number>;
}
