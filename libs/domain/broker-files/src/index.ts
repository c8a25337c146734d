export { readBrokerFile } from './readBrokerFile.js';
export type { ReadOptions } from './file/ReadOptions.js';
export type { BrokerFile, IgnoredLines, RefusedLine } from './file/BrokerFile.js';
export type { Transaction, TransactionRow } from './file/Transaction.js';
export type { FiledInstrument } from './file/FiledInstrument.js';
export type { Closing, ClosingCash, ClosingHolding } from './file/Closing.js';
export type { Encoding } from './bytes/Encoding.js';
export type {
  DateOrder,
  DecimalSign,
  Detected,
  FileFormat,
  FormatOverrides,
  TableFormat,
} from './format/FileFormat.js';
export type { Table } from './table/Table.js';
export { layouts } from './layouts/layouts.js';
export type { Layout } from './layouts/Layout.js';
export { readWithMapping } from './mapping/readWithMapping.js';
export { suggestMapping, type MappingSuggestion } from './mapping/suggestMapping.js';
export { fingerprintOf } from './mapping/fingerprintOf.js';
export {
  mappedFields,
  type ColumnMapping,
  type MappedField,
  type MappedKind,
} from './mapping/ColumnMapping.js';
export { normalizeHeader } from './table/normalizeHeader.js';
export { csvText, type CsvCell } from './export/csvText.js';
export type { ExportedAccount, ExportedInstrument, ExportedLedger } from './export/ExportedLedger.js';
export type { ExportCoverage, ExportNote } from './export/ExportNote.js';
export { ledgerCsv } from './finance-analyst/ledgerCsv.js';
export { writeGhostfolio, type GhostfolioFile } from './ghostfolio/writeGhostfolio.js';
export {
  writePortfolioPerformance,
  type PortfolioPerformanceFiles,
} from './portfolio-performance/writePortfolioPerformance.js';
export { isWorkbook } from './workbook/isWorkbook.js';
export type { WorkbookSheet, WorkbookTables } from './workbook/WorkbookTables.js';
