import type { ExportFormat } from './exportFiles.js';

const formats: Readonly<Record<ExportFormat, string>> = {
  csv: 'CSV with every field',
  'portfolio-performance': 'Portfolio Performance (CSV)',
  ghostfolio: 'Ghostfolio (JSON)',
};

const help: Readonly<Record<ExportFormat, string>> = {
  csv: 'For spreadsheets. Imported here, it gives the same transactions, lots included.',
  'portfolio-performance':
    'Import both files in Portfolio Performance: each as the kind of transactions that its button names.',
  ghostfolio: 'Import it in Ghostfolio under Portfolio, Activities.',
};

const transactions = (count: number): string => (count === 1 ? '1 transaction' : `${count} transactions`);

/** The texts of the export of transactions. */
export const messages = {
  title: 'Export transactions',
  format: 'Format',
  formats,
  help,
  export: 'Export',
  portfolioTransactions: 'Export portfolio transactions',
  accountTransactions: 'Export account transactions',
  fileName: 'transactions',
  portfolioFileName: 'portfolio transactions',
  accountFileName: 'account transactions',
  ghostfolioFileName: 'ghostfolio',
  written: (count: number): string => `${transactions(count)} will be in the export.`,
  nothing: 'This format can hold none of the transactions',
  omitted: (count: number): string => `${transactions(count)} will not be in the export`,
  reduced: 'Some details will be lost',
  note: (count: number, kind: string, reason: string): string => `${kind} (${count}): ${reason}`,
} as const;
