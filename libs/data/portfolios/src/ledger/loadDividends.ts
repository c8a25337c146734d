import type { DividendsPerShare, DividendsRequest } from '@finance-analyst/portfolio';
import type { LedgerWorkers } from './LedgerWorkers.js';

export type LoadedDividends =
  { readonly ok: true; readonly value: DividendsPerShare } | { readonly ok: false; readonly reason: string };

/** What a ledger that was folded paid for each share; null if its worker ended since, so that it has to be folded again. */
export async function loadDividends(
  request: DividendsRequest,
  loadWorkers: () => Promise<LedgerWorkers>,
): Promise<LoadedDividends | null> {
  const workers = await loadWorkers().catch(() => null);
  if (!workers) return { ok: false, reason: 'The code that computes ledgers could not be loaded.' };
  const answer = await workers.run({ name: 'dividends', input: request });
  if (!answer.ok) return { ok: false, reason: answer.reason };
  return answer.value && { ok: true, value: answer.value };
}
