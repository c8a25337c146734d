import type { LedgerWorkers } from '@finance-analyst/portfolios';
import type { Workspace } from '@finance-analyst/workspace';

/** What the application provides to these screens. */
export interface PortfolioDependencies {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  readonly createId: () => string;
  /** The account, or the device for a guest, that new portfolios belong to. */
  readonly ownerId: string;
  /** Where ledgers are folded; its code loads with the first of them. */
  readonly loadLedgerWorkers: () => Promise<LedgerWorkers>;
  /** Opens the import of transactions. */
  readonly importTransactions: () => void;
}
