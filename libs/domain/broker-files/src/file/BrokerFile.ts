import type { FileFormat } from '../format/FileFormat.js';
import type { Table } from '../table/Table.js';
import type { Closing } from './Closing.js';
import type { Transaction } from './Transaction.js';

/** What a broker's file states. Each of its lines that is not blank is in a transaction, refused or ignored. */
export interface BrokerFile {
  readonly format: FileFormat;
  /** Null if the layout is not known. */
  readonly layout: { readonly id: string; readonly name: string } | null;
  /** As parsed, to map its columns by `suggestMapping`; null if the file is not a table. */
  readonly table: Table | null;
  /** In the order of the file. */
  readonly transactions: readonly Transaction[];
  readonly refused: readonly RefusedLine[];
  readonly ignored: readonly IgnoredLines[];
  /** Lines that are not blank. */
  readonly linesRead: number;
  /** Null if the file states no holdings and no cash. */
  readonly closing: Closing | null;
}

/** A line that is neither a transaction nor known to be ignored. */
export interface RefusedLine {
  readonly line: number;
  readonly cells: readonly string[];
  /** A sentence. */
  readonly reason: string;
}

/** Lines that are known not to be transactions, such as headers and totals. */
export interface IgnoredLines {
  readonly reason: string;
  readonly lines: readonly number[];
}
