import { detectFormats } from '../format/detectFormats.js';
import type { FileFormat, FormatOverrides } from '../format/FileFormat.js';
import type { FormatHints } from '../format/FormatHints.js';
import type { RawTable } from './RawTable.js';
import type { Table } from './Table.js';

/** The table with the formats of its columns. */
export function formattedTable(
  table: RawTable,
  format: FileFormat,
  overrides: FormatOverrides,
  hints: FormatHints,
): Table {
  const { columns, decimal, dateOrder, thousands } = detectFormats(table, overrides, hints);
  return {
    ...table,
    columns,
    format: {
      ...format,
      table: {
        separator: table.separator,
        quote: table.quote,
        decimal,
        thousands,
        dateOrder,
        headerLine: table.headerLine?.line ?? null,
        preambleLines: table.preamble.length,
        trailingLines: table.trailing.length,
      },
    },
  };
}
