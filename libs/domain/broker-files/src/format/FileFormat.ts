import type { Encoding } from '../bytes/Encoding.js';

export type DecimalSign = '.' | ',';
export type DateOrder = 'year-first' | 'month-first' | 'day-first';

/** What the rows decide, or what is assumed where none does. */
export interface Detected<Value> {
  readonly value: Value;
  /** Some cells read differently with another value, and no cell decides. */
  readonly isAmbiguous: boolean;
}

/** How a file is written: shown to a person, who can change it. */
export interface FileFormat {
  readonly content: 'csv' | 'xml' | 'json' | 'ofx' | 'xlsx';
  readonly encoding: Encoding;
  readonly hasByteOrderMark: boolean;
  /** Null in files that are not tables. */
  readonly table: TableFormat | null;
  /** Of a workbook: the sheet that is read, and those that it has. */
  readonly sheets?: { readonly chosen: string; readonly names: readonly string[] };
}

export interface TableFormat {
  readonly separator: string;
  readonly quote: '"' | "'";
  readonly decimal: Detected<DecimalSign>;
  /** As it occurs in numbers; null if none does. */
  readonly thousands: string | null;
  readonly dateOrder: Detected<DateOrder>;
  /** Line of the headings; null if none was found. */
  readonly headerLine: number | null;
  /** Lines with text before the headings. */
  readonly preambleLines: number;
  /** Lines with text after the last row. */
  readonly trailingLines: number;
}

/** What a person has changed of the format. */
export interface FormatOverrides {
  readonly encoding?: Encoding;
  readonly separator?: string;
  readonly decimal?: DecimalSign;
  readonly dateOrder?: DateOrder;
  readonly headerLine?: number;
  /** Name of the sheet to read. */
  readonly sheet?: string;
}
