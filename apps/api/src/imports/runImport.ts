import {
  exchangeRateImportEventSchema,
  priceImportEventSchema,
  type ExchangeRateImportReport,
  type PriceImportReport,
} from '@finance-analyst/contracts';
import type { Result } from '@finance-analyst/foundation';
import { importExchangeRates, importPrices, type ImportProgress } from '@finance-analyst/market-data-service';
import type { Configuration } from '../configuration/Configuration.js';
import { exchangeRateImportAddress } from './exchangeRateImportAddress.js';
import { exchangeRateReportLines } from './exchangeRateReportLines.js';
import { importAddress } from './importAddress.js';
import { importThroughDatabase } from './importThroughDatabase.js';
import { importThroughServer } from './importThroughServer.js';
import { priceReportLines } from './priceReportLines.js';
import type { ImportRequest } from './readImportArguments.js';

export type FileImport = Exclude<ImportRequest, { kind: 'remove-prices' }>;

/** What an import did, and its report for the console. */
export interface ImportOutcome {
  readonly report: PriceImportReport | ExchangeRateImportReport;
  readonly lines: readonly string[];
}

/** Imports the text of a file, through the server if there is one. */
export async function runImport(
  request: FileImport,
  text: string,
  { server, configuration }: { readonly server: string | null; readonly configuration: Configuration },
  onProgress: ImportProgress,
): Promise<Result<ImportOutcome>> {
  if (request.kind === 'import-rates') {
    const report = server
      ? await importThroughServer(
          exchangeRateImportAddress(server),
          exchangeRateImportEventSchema,
          text,
          onProgress,
        )
      : await importThroughDatabase(configuration, (database) =>
          importExchangeRates(database, text, new Date(), onProgress),
        );
    return withLines(report, exchangeRateReportLines);
  }
  const { query } = request;
  const report = server
    ? await importThroughServer(importAddress(server, query), priceImportEventSchema, text, onProgress)
    : await importThroughDatabase(configuration, (database) =>
        importPrices(database, query, text, new Date(), onProgress),
      );
  return withLines(report, priceReportLines);
}

const withLines = <Report extends ImportOutcome['report']>(
  report: Result<Report>,
  linesOf: (report: Report) => readonly string[],
): Result<ImportOutcome> =>
  report.ok ? { ok: true, value: { report: report.value, lines: linesOf(report.value) } } : report;
