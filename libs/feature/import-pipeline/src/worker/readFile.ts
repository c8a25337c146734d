import {
  fingerprintOf,
  readBrokerFile,
  suggestMapping,
  type BrokerFile,
  type ColumnMapping,
  type WorkbookTables,
} from '@finance-analyst/broker-files';
import type { FileOptions } from './FileOptions.js';

const decode = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes);

export interface ReadBrokerFile {
  readonly file: BrokerFile;
  /** Null if the layout is known, or the file is no table. */
  readonly mapping: ColumnMapping | null;
}

/**
 * Reads a file; a table of no known layout by the mapping given, else by the one remembered for it, else as suggested, these
 * two with `currency` if they have none.
 */
export function readFile(
  bytes: Uint8Array | WorkbookTables,
  options: FileOptions,
  remembered: Readonly<Record<string, ColumnMapping>> = {},
  currency: string | null = null,
): ReadBrokerFile {
  const file = readBrokerFile(bytes, { ...options, decode });
  if (options.mapping) return { file, mapping: options.mapping };
  if (file.layout || !file.table) return { file, mapping: null };
  const fingerprint = fingerprintOf(file.table);
  const own = Object.hasOwn(remembered, fingerprint) ? remembered[fingerprint] : undefined;
  const mapping = own
    ? { ...own, currency: own.currency ?? currency }
    : { ...suggestMapping(file.table).mapping, currency };
  return { file: readBrokerFile(bytes, { ...options, decode, mapping }), mapping };
}
