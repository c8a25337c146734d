import { assembleFile } from './file/assembleFile.js';
import type { BrokerFile } from './file/BrokerFile.js';
import type { LinesOutcome } from './file/Outcome.js';
import { parseFile } from './file/parseFile.js';
import type { ParsedFile } from './file/ParsedFile.js';
import type { ReadOptions } from './file/ReadOptions.js';
import type { FileFormat } from './format/FileFormat.js';
import { chooseLayout } from './layouts/chooseLayout.js';
import type { Layout } from './layouts/Layout.js';
import { readWithMapping } from './mapping/readWithMapping.js';
import { damagedLines } from './structured/damagedLines.js';
import { formattedTable } from './table/formattedTable.js';
import { allLines } from './table/allLines.js';
import { linesAround } from './table/linesAround.js';
import type { WorkbookTables } from './workbook/WorkbookTables.js';
import type { SourceLine } from './table/SourceLine.js';

/**
 * Reads a file of a broker, or the tables of a workbook: its format, its layout, and what each of its lines is. Never throws: a file that cannot be
 * read is refused line by line.
 */
export function readBrokerFile(bytes: Uint8Array | WorkbookTables, options: ReadOptions): BrokerFile {
  const { parsed, format } = parseFile(bytes, options);
  const layout = options.mapping ? null : chooseLayout(parsed, options.layout);
  return parsed.content === 'csv'
    ? readTableFile(parsed, format, layout, options)
    : readDocument(parsed, format, layout);
}

function readTableFile(
  parsed: Extract<ParsedFile, { readonly content: 'csv' }>,
  format: FileFormat,
  layout: Layout | null,
  { mapping, format: overrides = {} }: ReadOptions,
): BrokerFile {
  const table = formattedTable(parsed.table, format, overrides, layout?.hints ?? {});
  if (mapping) return readWithMapping(table, mapping);
  const reading = layout?.read({ content: 'csv', table }) ?? {
    outcomes: unknownLayout(table.lines),
    closing: null,
  };
  return {
    format: table.format,
    layout: layout && { id: layout.id, name: layout.name },
    table,
    ...assembleFile(allLines(table), [...linesAround(table), ...reading.outcomes]),
    closing: reading.closing,
  };
}

function readDocument(
  parsed: Exclude<ParsedFile, { readonly content: 'csv' }>,
  format: FileFormat,
  layout: Layout | null,
): BrokerFile {
  const reading = layout?.read(parsed) ?? {
    outcomes: unknownLayout([{ line: 1, cells: [] }]),
    closing: null,
  };
  const outcomes = [...reading.outcomes, ...damagedLines(parsed.document.damage)];
  return {
    format,
    layout: layout && { id: layout.id, name: layout.name },
    table: null,
    ...assembleFile(
      outcomes.flatMap(({ lines }) => lines),
      outcomes,
    ),
    closing: reading.closing,
  };
}

const unknownLayout = (lines: readonly SourceLine[]): readonly LinesOutcome[] =>
  lines.map((line) => ({ lines: [line], outcome: { refused: 'The layout of the file is not known.' } }));
