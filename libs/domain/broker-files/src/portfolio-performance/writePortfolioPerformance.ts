import { accountNamesOf } from '../export/accountNamesOf.js';
import { type CsvCell, csvText } from '../export/csvText.js';
import type { ExportedLedger } from '../export/ExportedLedger.js';
import type { ExportCoverage } from '../export/ExportNote.js';
import { exportRows } from '../export/exportRows.js';
import { instrumentsOf } from '../export/instrumentsOf.js';
import {
  portfolioPerformanceHeadings,
  type PortfolioPerformanceColumn,
} from './portfolioPerformanceColumns.js';
import { portfolioPerformanceLines, type PortfolioPerformanceLine } from './portfolioPerformanceLines.js';

/** The two files that Portfolio Performance imports; null for one without lines. */
export interface PortfolioPerformanceFiles extends ExportCoverage {
  /** Trades, deliveries and transfers of securities: “Portfolio Transactions” in its import. */
  readonly portfolioTransactions: string | null;
  /** Cash, income and costs: “Account Transactions” in its import. */
  readonly accountTransactions: string | null;
}

const columns = Object.keys(portfolioPerformanceHeadings) as readonly PortfolioPerformanceColumn[];

/** A ledger as CSV files of Portfolio Performance with English headings. */
export function writePortfolioPerformance(ledger: ExportedLedger): PortfolioPerformanceFiles {
  const currencies = new Map(ledger.accounts.map(({ id, currency }) => [id, currency]));
  const { lines, ...coverage } = exportRows(
    ledger.rows,
    portfolioPerformanceLines({
      accountOf: accountNamesOf(ledger),
      currencyOf: (id) => currencies.get(id) ?? '',
      instrumentOf: instrumentsOf(ledger),
    }),
  );
  const textOf = (file: PortfolioPerformanceLine['file']): string | null => {
    const own = lines.filter((line) => line.file === file);
    if (own.length === 0) return null;
    return csvText([
      columns.map((column) => portfolioPerformanceHeadings[column]),
      ...own.map(({ cells }) => columns.map((column): CsvCell => cells[column] ?? '')),
    ]);
  };
  return { ...coverage, portfolioTransactions: textOf('portfolio'), accountTransactions: textOf('account') };
}
