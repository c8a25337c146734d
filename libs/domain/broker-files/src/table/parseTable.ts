import type { FormatOverrides } from '../format/FileFormat.js';
import { dateParts } from '../format/dateParts.js';
import { isNumeric } from '../format/isNumeric.js';
import { findQuote } from './findQuote.js';
import { findSeparator } from './findSeparator.js';
import type { ParsedRecords } from './ParsedRecords.js';
import { parseRecords } from './parseRecords.js';
import type { RawTable } from './RawTable.js';
import type { SourceLine } from './SourceLine.js';

/** How far down a header is looked for. */
const mostPreamble = 40;

const filled = (record: SourceLine): number => record.cells.filter((cell) => cell.trim() !== '').length;

/** Splits a CSV text into preamble, header, lines and trailing text, apart from lines that cannot be split. */
export function parseTable(source: string, overrides: FormatOverrides): RawTable {
  const text = source.replaceAll(/\r\n?/g, '\n');
  const quote = findQuote(text);
  const separator = overrides.separator ?? findSeparator(text, quote);
  return tableOfRecords(parseRecords(text, separator, quote), { separator, quote }, overrides);
}

/** Splits records into preamble, header, lines and trailing text. */
export function tableOfRecords(
  { records, unclosed }: ParsedRecords,
  { separator, quote }: Pick<RawTable, 'separator' | 'quote'>,
  overrides: FormatOverrides,
): RawTable {
  const place =
    overrides.headerLine === undefined
      ? findHeader(records)
      : records.findIndex((record) => record.line === overrides.headerLine);
  const headerLine = records[place] ?? null;
  const body = records.slice(place + 1);
  const end = body.findLastIndex((record) => filled(record) > 1) + 1;
  return {
    separator,
    quote,
    header: headerLine?.cells ?? [],
    headerLine,
    preamble: records.slice(0, Math.max(place, 0)),
    lines: headerLine ? body.slice(0, end) : body,
    trailing: headerLine ? body.slice(end) : [],
    unclosed,
  };
}

/** The first record of headings: at least half as many as the widest record has cells, none a number or a date. */
function findHeader(records: readonly SourceLine[]): number {
  const widest = Math.max(0, ...records.slice(0, mostPreamble).map(filled));
  const least = Math.max(2, widest / 2);
  return records
    .slice(0, mostPreamble)
    .findIndex(
      (record) =>
        filled(record) >= least &&
        record.cells.every((cell) => !isNumeric(cell.trim()) && dateParts(cell.trim()) === null),
    );
}
