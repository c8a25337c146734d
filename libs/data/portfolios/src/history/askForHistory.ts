import type { PortfolioBody } from '@finance-analyst/documents';
import type { FoldRequest, HistoryByHolding, HistoryRequest } from '@finance-analyst/portfolio';
import type { LedgerWorkers } from '../ledger/LedgerWorkers.js';
import { ledgersNotLoaded } from '../ledger/ledgersNotLoaded.js';

export type HistoryResult =
  { readonly ok: true; readonly value: HistoryByHolding } | { readonly ok: false; readonly reason: string };

/** Values a ledger by day in its worker, and folds it again if the worker no longer has it. Null once canceled. */
export async function askForHistory(
  loadWorkers: () => Promise<LedgerWorkers>,
  { rows, accounts, until }: Pick<PortfolioBody, 'rows' | 'accounts'> & Pick<FoldRequest, 'until'>,
  request: HistoryRequest,
  signal: AbortSignal,
): Promise<HistoryResult | null> {
  const workers = await loadWorkers().catch(() => null);
  if (signal.aborted) return null;
  if (!workers) return { ok: false, reason: ledgersNotLoaded };
  const first = await workers.run({ name: 'history', input: request }, { signal });
  if (signal.aborted) return null;
  if (!first.ok) return { ok: false, reason: first.reason };
  if (first.value) return { ok: true, value: first.value };
  const { id, version } = request;
  const fold: FoldRequest = { id, version, base: null, accounts, put: rows, remove: [], until };
  const folded = await workers.run({ name: 'fold', input: fold }, { signal });
  if (signal.aborted) return null;
  if (!folded.ok) return { ok: false, reason: folded.reason };
  const again = await workers.run({ name: 'history', input: request }, { signal });
  if (signal.aborted) return null;
  if (!again.ok) return { ok: false, reason: again.reason };
  return again.value
    ? { ok: true, value: again.value }
    : { ok: false, reason: 'The history of the portfolio could not be computed.' };
}
