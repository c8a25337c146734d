import type { ExchangeRateImportReport } from '@finance-analyst/contracts';
import { reportedRange, reportRemarks } from './reportRemarks.js';

/** The report of an exchange rate import for the console. */
export function exchangeRateReportLines(report: ExchangeRateImportReport): string[] {
  const { base, currencies, inserted, updated, unchanged } = report;
  const count = currencies.length === 1 ? '1 currency' : `${currencies.length} currencies`;
  return [
    `${base} in ${count}: ${reportedRange(report)}.`,
    `${report.rowsRead} rows read, ${report.refusedCount} rejected: ${inserted} new rates, ${updated} changed, ${unchanged} unchanged.`,
    ...reportRemarks(report),
  ];
}
