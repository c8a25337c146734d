import {
  type BrokerFile,
  readBrokerFile,
  suggestMapping,
  type WorkbookTables,
} from '@finance-analyst/broker-files';

const decode = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes);

/** Reads bytes, or the tables of a workbook, as the wizard does before anything is changed: a table of no known layout by the suggested mapping. */
export function readBytes(bytes: Uint8Array | WorkbookTables): BrokerFile {
  const file = readBrokerFile(bytes, { decode });
  if (file.layout || !file.table) return file;
  return readBrokerFile(bytes, { decode, mapping: suggestMapping(file.table).mapping });
}

export const readText = (text: string): BrokerFile => readBytes(new TextEncoder().encode(text));
