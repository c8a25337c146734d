import type { LedgerWorkers } from '@finance-analyst/portfolios';

/** The worker for ledgers; its code loads with the first of them. */
export const loadLedgerWorkers = async (): Promise<LedgerWorkers> =>
  (await import('../portfolios/ledgerWorkers.js')).ledgerWorkers;
