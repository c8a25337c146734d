import { detectEncoding } from '../bytes/detectEncoding.js';
import type { FileFormat, FormatOverrides } from '../format/FileFormat.js';
import { parseJson } from '../structured/parseJson.js';
import { isOfx, parseOfx } from '../structured/parseOfx.js';
import { parseXml } from '../structured/parseXml.js';
import { parseTable } from '../table/parseTable.js';
import { sheetTable } from '../workbook/sheetTable.js';
import type { WorkbookTables } from '../workbook/WorkbookTables.js';
import type { ParsedFile } from './ParsedFile.js';
import type { ReadOptions } from './ReadOptions.js';

/** A file by its content, with its encoding. */
export interface DecodedFile {
  readonly parsed: ParsedFile;
  readonly format: FileFormat;
}

/** Decodes and parses a file: OFX, XML or JSON by its beginning, else a table. */
export function parseFile(
  bytes: Uint8Array | WorkbookTables,
  { decode, format: overrides = {} }: ReadOptions,
): DecodedFile {
  if ('sheets' in bytes) return parseWorkbook(bytes, overrides);
  const detected = detectEncoding(bytes);
  const encoding = overrides.encoding ?? detected.encoding;
  const text = decode(bytes.subarray(detected.markBytes), encoding).replace(/^\uFEFF/, '');
  const format = { encoding, hasByteOrderMark: detected.markBytes > 0, table: null };
  if (isOfx(text))
    return { parsed: { content: 'ofx', document: parseOfx(text) }, format: { ...format, content: 'ofx' } };
  const start = text.trimStart();
  if (start.startsWith('<'))
    return { parsed: { content: 'xml', document: parseXml(start) }, format: { ...format, content: 'xml' } };
  if (/^[[{]/.test(start))
    return { parsed: { content: 'json', document: parseJson(text) }, format: { ...format, content: 'json' } };
  return {
    parsed: { content: 'csv', table: parseTable(text, overrides) },
    format: { ...format, content: 'csv' },
  };
}

function parseWorkbook(workbook: WorkbookTables, overrides: FormatOverrides): DecodedFile {
  const { name, table } = sheetTable(workbook, overrides);
  return {
    parsed: { content: 'csv', table },
    format: {
      content: 'xlsx',
      encoding: 'utf-8',
      hasByteOrderMark: false,
      table: null,
      sheets: { chosen: name ?? '', names: workbook.sheets.map((sheet) => sheet.name) },
    },
  };
}
