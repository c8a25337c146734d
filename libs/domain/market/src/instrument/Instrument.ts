/** Where a record came from: `sample`, `sec-edgar`, `csv-import` or another provider's id. */
export type DataSource = string;

/** Something that can be quoted and valued. Identity is symbol and market together, never the symbol alone. */
export interface Instrument {
  readonly symbol: string;
  readonly name: string;
  /** Market identifier code (ISO 10383), such as `XNAS`; null where the source does not say. */
  readonly exchange: string | null;
  /** ISO 4217; null until a price or filing states it. */
  readonly currency: string | null;
  readonly type: 'equity' | 'index' | 'currency' | 'fund';
  readonly sector: string | null;
  readonly source: DataSource;
}
