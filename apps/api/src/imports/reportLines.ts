import type { PriceImportReport } from '@finance-analyst/contracts';

/** An import's report for the console. */
export function reportLines(report: PriceImportReport): string[] {
  const { symbol, exchange, currency, firstDate, lastDate } = report;
  const subject = exchange === null ? symbol : `${exchange}:${symbol}`;
  const range = firstDate === null ? 'no usable row' : `${firstDate} to ${lastDate ?? firstDate}`;
  return [
    `${subject} in ${currency}: ${range}.`,
    `${report.rowsRead} rows read: ${report.inserted} new, ${report.updated} changed, ${report.unchanged} unchanged, ${report.refusedCount} rejected.`,
    ...report.refused.map(({ row, reason }) => `  row ${row}: ${reason}.`),
    ...report.notes,
  ];
}
