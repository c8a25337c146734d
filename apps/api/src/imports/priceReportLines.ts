import type { PriceImportReport } from '@finance-analyst/contracts';
import { reportedRange, reportRemarks } from './reportRemarks.js';

/** The report of a price import for the console. */
export function priceReportLines(report: PriceImportReport): string[] {
  const { symbol, exchange, currency } = report;
  const subject = exchange === null ? symbol : `${exchange}:${symbol}`;
  return [
    `${subject} in ${currency}: ${reportedRange(report)}.`,
    `${report.rowsRead} rows read: ${report.inserted} new, ${report.updated} changed, ${report.unchanged} unchanged, ${report.refusedCount} rejected.`,
    ...reportRemarks(report),
  ];
}
