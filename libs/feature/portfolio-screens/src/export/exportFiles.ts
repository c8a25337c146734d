import {
  type ExportCoverage,
  type ExportedLedger,
  ledgerCsv,
  writeGhostfolio,
  writePortfolioPerformance,
} from '@finance-analyst/broker-files';
import { type ChartFile, nameOnEverySystem } from '@finance-analyst/charts';
import type { PortfolioBody } from '@finance-analyst/documents';
import type { CashBalance } from '@finance-analyst/portfolio';
import { spreadsheetFile } from '../file/csvFile.js';
import { newestFirst } from '../transactions/newestFirst.js';
import { messages } from './messages.js';

export const exportFormats = ['csv', 'portfolio-performance', 'ghostfolio'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The files of a format, each with the label of its button, and what they have of the ledger. */
export interface ExportFiles extends ExportCoverage {
  readonly files: readonly { readonly label: string; readonly file: ChartFile }[];
}

export interface ExportRequest {
  /** Of the portfolio, for the names of files. */
  readonly title: string;
  readonly body: PortfolioBody;
  /** ISO 8601. */
  readonly exportedAt: string;
  /** Of all transactions; null until they are added up. */
  readonly cash: readonly CashBalance[] | null;
}

/** Writes the ledger of a portfolio in a format. */
export function exportFiles(
  format: ExportFormat,
  { title, body, exportedAt, cash }: ExportRequest,
): ExportFiles {
  const oldestFirst = newestFirst(body.rows).toReversed();
  const ledger: ExportedLedger = { ...body, rows: oldestFirst };
  const words = [title.slice(0, 40)];
  switch (format) {
    case 'csv':
      return {
        files: [
          { label: messages.export, file: spreadsheetFile([...words, messages.fileName], ledgerCsv(ledger)) },
        ],
        written: body.rows.length,
        omitted: [],
        reduced: [],
      };
    case 'portfolio-performance': {
      const { portfolioTransactions, accountTransactions, ...coverage } = writePortfolioPerformance(ledger);
      const file = (label: string, name: string, text: string | null): ExportFiles['files'] =>
        text === null ? [] : [{ label, file: plainFile([...words, name], 'csv', 'text/csv', text) }];
      return {
        ...coverage,
        files: [
          ...file(messages.portfolioTransactions, messages.portfolioFileName, portfolioTransactions),
          ...file(messages.accountTransactions, messages.accountFileName, accountTransactions),
        ],
      };
    }
    case 'ghostfolio': {
      const { text, ...coverage } = writeGhostfolio(ledger, { exportedAt, cash });
      return {
        ...coverage,
        files:
          text === null
            ? []
            : [
                {
                  label: messages.export,
                  file: plainFile([...words, messages.ghostfolioFileName], 'json', 'application/json', text),
                },
              ],
      };
    }
  }
}

const plainFile = (words: readonly string[], ending: string, type: string, text: string): ChartFile => ({
  name: `${nameOnEverySystem(words.join(' '))}.${ending}`,
  content: new Blob([text], { type: `${type};charset=utf-8` }),
});
