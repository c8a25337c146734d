import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Days come as `YYYY-MM-DD` strings from both drivers, times as `Date`. */
export interface InstrumentTable {
  id: Generated<number>;
  source: string;
  symbol: string;
  /** Market identifier code; empty where the source names no market. */
  exchange: string;
  name: string;
  currency: string | null;
  type: 'equity' | 'index' | 'currency' | 'fund';
  sector: string | null;
  /** How the source names the instrument in its own addresses. */
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
  /** Shares after for one share before. */
  ratio: number;
}

export interface YieldTable {
  source: string;
  currency: string;
  maturity_years: number;
  date: string;
  /** A fraction a year. */
  rate: number;
}

export interface ExchangeRateTable {
  source: string;
  base: string;
  quote: string;
  date: string;
  /** Units of `quote` for one unit of `base`. */
  rate: number;
}

/** What a provider answered, as it answered, compressed with gzip. */
export interface ProviderDocumentTable {
  source: string;
  key: string;
  body: Uint8Array;
  etag: string | null;
  fetched_at: ColumnType<Date, Date | string>;
}

/** A set of records that is stored as a whole: which version of it, and since when. */
export interface DatasetTable {
  name: string;
  version: string;
  stored_at: ColumnType<Date, Date | string>;
}

/** What a page reported about itself; neither its address nor an account is kept beside it. */
export interface TelemetryEventTable {
  /** Grows with time: comes as a number from one driver and as a text from the other. */
  id: GeneratedAlways<number | string>;
  kind: string;
  received_at: ColumnType<Date, Date | string>;
  /** Given as JSON text. */
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
  datasets: DatasetTable;
  telemetry_events: TelemetryEventTable;
}
