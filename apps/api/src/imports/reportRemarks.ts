import type { ExchangeRateImportReport, PriceImportReport } from '@finance-analyst/contracts';

type AnyReport = PriceImportReport | ExchangeRateImportReport;

/** The days of an import. */
export const reportedRange = ({ firstDate, lastDate }: AnyReport): string =>
  firstDate === null ? 'no usable row' : `${firstDate} to ${lastDate ?? firstDate}`;

/** The rejected rows of an import with their reasons, and its notes. */
export const reportRemarks = ({ refused, notes }: AnyReport): readonly string[] => [
  ...refused.map(({ row, reason }) => `  row ${row}: ${reason}.`),
  ...notes,
];
