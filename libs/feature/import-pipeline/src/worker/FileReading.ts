import type {
  BrokerFile,
  ColumnMapping,
  FiledInstrument,
  FileFormat,
  RefusedLine,
} from '@finance-analyst/broker-files';

/** What was detected in a file, without its transactions. */
export interface FileReading {
  readonly format: FileFormat;
  readonly layout: BrokerFile['layout'];
  /** Those that a person can choose. */
  readonly layouts: readonly { readonly id: string; readonly name: string }[];
  /** Null if the file is no table. */
  readonly table: TablePreview | null;
  /** How a table of no known layout was read; null for other files. */
  readonly mapping: ColumnMapping | null;
  /** Of most transactions, ISO 4217; null if none names one. */
  readonly currency: string | null;
  /** Those that transactions name. */
  readonly instruments: readonly FiledInstrument[];
  readonly transactions: number;
  readonly refused: number;
  /** Lines that are known not to be transactions. */
  readonly ignored: number;
  readonly linesRead: number;
  readonly firstRefused: RefusedLine | null;
}

/** Headings and first rows of a table. */
export interface TablePreview {
  /** Under which a mapping of its columns is remembered. */
  readonly fingerprint: string;
  readonly columns: readonly ColumnPreview[];
  /** The first rows, as written. */
  readonly rows: readonly (readonly string[])[];
}

export interface ColumnPreview {
  /** As a mapping names it. */
  readonly id: string;
  /** As written. */
  readonly heading: string;
  /** The different texts of the column; empty if they are too many to be kinds of transactions. */
  readonly words: readonly string[];
}
