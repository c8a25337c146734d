import type { FoldRequest, LedgerRow, LedgerView } from '@finance-analyst/portfolio';
import type { PortfolioBody } from '@finance-analyst/documents';
import { localDay } from '../calendar/localDay.js';
import type { LedgerWorkers } from './LedgerWorkers.js';
import { rowChanges } from './rowChanges.js';

export type FoldResult =
  | {
      readonly ok: true;
      readonly value: LedgerView;
      /** By which its worker knows it. */
      readonly version: number;
    }
  | { readonly ok: false; readonly reason: string };

/**
 * Folds the ledger of one portfolio in a worker, and sends it only what changed since the last time. Transactions dated after today do
 * not count until their day.
 */
export function createLedgerFolder(
  id: string,
  loadWorkers: () => Promise<LedgerWorkers>,
  clock: () => Date = () => new Date(),
) {
  let version = 0;
  let sent: { readonly version: number; readonly rows: readonly LedgerRow[] } | null = null;
  return async ({ rows, accounts }: Pick<PortfolioBody, 'rows' | 'accounts'>): Promise<FoldResult> => {
    version += 1;
    const own = version;
    const before = sent;
    sent = { version: own, rows };
    const until = localDay(clock());
    const all: FoldRequest = { id, version: own, base: null, accounts, put: rows, remove: [], until };
    const workers = await loadWorkers().catch(() => null);
    if (!workers) return { ok: false, reason: 'The code that computes ledgers could not be loaded.' };
    const request = before ? { ...all, base: before.version, ...rowChanges(before.rows, rows) } : all;
    const answer = await workers.run({ name: 'fold', input: request });
    if (!answer.ok) {
      sent = null;
      return { ok: false, reason: answer.reason };
    }
    if (answer.value) return { ok: true, value: answer.value, version: own };
    // Its worker ended meanwhile, or the accounts changed.
    const again = await workers.run({ name: 'fold', input: all });
    if (!again.ok || !again.value) sent = null;
    if (!again.ok) return { ok: false, reason: again.reason };
    return again.value
      ? { ok: true, value: again.value, version: own }
      : { ok: false, reason: 'The ledger could not be computed.' };
  };
}
