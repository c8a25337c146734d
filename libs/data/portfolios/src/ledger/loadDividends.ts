import type { DividendsPerShare, DividendsRequest } from '@finance-analyst/portfolio';
import { askLedger, type LedgerAnswer } from './askLedger.js';
import type { LedgerWorkers } from './LedgerWorkers.js';

export type LoadedDividends = LedgerAnswer<DividendsPerShare>;

/** What a ledger that was folded paid for each share; null if its worker ended since, so that it has to be folded again. */
export const loadDividends = (
  request: DividendsRequest,
  loadWorkers: () => Promise<LedgerWorkers>,
): Promise<LoadedDividends | null> =>
  askLedger(async (workers) => workers.run({ name: 'dividends', input: request }), loadWorkers);
