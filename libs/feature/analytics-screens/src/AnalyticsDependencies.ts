import type { PortfolioBody } from '@finance-analyst/documents';
import type { LedgerWorkers } from '@finance-analyst/portfolios';
import type { StoredEntries } from '@finance-analyst/stored-entries';
import type { Workspace } from '@finance-analyst/workspace';
import type { RiskWorkers } from './risk-worker/RiskWorkers.js';

/** What the application provides to this screen. */
export interface AnalyticsDependencies {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  /** Where ledgers are folded and valued by day; its code loads with the first of them. */
  readonly loadLedgerWorkers: () => Promise<LedgerWorkers>;
  /** Changes a portfolio and saves it as a version. */
  readonly editPortfolio: (
    id: string,
    change: (body: PortfolioBody) => PortfolioBody,
    words: string,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: string }>;
  /** Where imported factor returns are stored. */
  readonly entries: StoredEntries;
  /** Where risk is measured; its code loads with the first analysis. */
  readonly loadRiskWorkers: () => Promise<RiskWorkers>;
}
