import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Both drivers return days as `YYYY-MM-DD` strings and times as `Date`. */
export interface InstrumentTable {
  id: Generated<number>;
  source: string;
  symbol: string;
  /** Market identifier code; empty when the source names no market. */
  exchange: string;
  name: string;
  currency: string | null;
  type: 'equity' | 'index' | 'currency' | 'fund';
  sector: string | null;
  /** The source's own identifier for the instrument. */
  provider_key: string | null;
}

export interface BarTable {
  instrument_id: number;
  date: string;
  open: number | null;
  high: number | null;
  low: number | null;
  close: number;
  adjusted_close: number | null;
  volume: number | null;
}

export interface DividendTable {
  instrument_id: number;
  date: string;
  amount: number;
}

export interface SplitTable {
  instrument_id: number;
  date: string;
  /** New shares per old share. */
  ratio: number;
}

export interface YieldTable {
  source: string;
  currency: string;
  maturity_years: number;
  date: string;
  /** An annual rate as a fraction. */
  rate: number;
}

export interface ExchangeRateTable {
  source: string;
  base: string;
  quote: string;
  date: string;
  /** Units of `quote` per unit of `base`. */
  rate: number;
}

/** A provider's response as received, compressed with gzip. */
export interface ProviderDocumentTable {
  source: string;
  key: string;
  body: Uint8Array;
  etag: string | null;
  fetched_at: ColumnType<Date, Date | string>;
  /** SHA-256 of `body` in hexadecimal digits, computed by the database. */
  digest: GeneratedAlways<string>;
}

/** A company's statements as its newest filing leaves them, derived from its provider document. */
export interface CompanyStatementsTable {
  source: string;
  key: string;
  /** `digest` of the document that they were derived from. */
  document_digest: string;
  /** Which normalizer derived them. */
  statements_version: number;
  /** The newest filing in the document: from this day on they are what is known. */
  newest_filing: string;
  /** JSON, compressed with gzip. */
  body: Uint8Array;
}

/** A set of records stored as a whole: its version, and when it was stored. */
export interface DatasetTable {
  name: string;
  version: string;
  stored_at: ColumnType<Date, Date | string>;
}

/** A page report; neither address nor account is stored with it. */
export interface TelemetryEventTable {
  /** Increases over time: a number from one driver, a string from the other. */
  id: GeneratedAlways<number | string>;
  kind: string;
  received_at: ColumnType<Date, Date | string>;
  /** Passed as JSON text. */
  body: ColumnType<unknown, string, string>;
}

export interface DatabaseSchema {
  instruments: InstrumentTable;
  bars: BarTable;
  dividends: DividendTable;
  splits: SplitTable;
  yields: YieldTable;
  exchange_rates: ExchangeRateTable;
  provider_documents: ProviderDocumentTable;
  company_statements: CompanyStatementsTable;
  datasets: DatasetTable;
  telemetry_events: TelemetryEventTable;
}
