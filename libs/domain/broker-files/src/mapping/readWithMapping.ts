import { assembleFile } from '../file/assembleFile.js';
import type { BrokerFile } from '../file/BrokerFile.js';
import { eachLine } from '../layouts/eachLine.js';
import { allLines } from '../table/allLines.js';
import { linesAround } from '../table/linesAround.js';
import type { Table } from '../table/Table.js';
import type { ColumnMapping } from './ColumnMapping.js';
import { mappedOutcome } from './mappedOutcome.js';

/** Reads a table as a person mapped its columns. */
export function readWithMapping(table: Table, mapping: ColumnMapping): BrokerFile {
  return {
    format: table.format,
    layout: null,
    table,
    ...assembleFile(allLines(table), [
      ...linesAround(table),
      ...eachLine(table, (cells) => mappedOutcome(cells, mapping)),
    ]),
    closing: null,
  };
}
