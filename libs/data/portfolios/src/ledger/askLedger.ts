import type { LedgerWorkers } from './LedgerWorkers.js';
import { ledgersNotLoaded } from './ledgersNotLoaded.js';

export type LedgerAnswer<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: string };

/** Asks the worker about a ledger that it folded; null if it no longer has it, so that it has to be folded again. */
export async function askLedger<Value>(
  ask: (workers: LedgerWorkers) => Promise<LedgerAnswer<Value | null>>,
  loadWorkers: () => Promise<LedgerWorkers>,
): Promise<LedgerAnswer<Value> | null> {
  const workers = await loadWorkers().catch(() => null);
  if (!workers) return { ok: false, reason: ledgersNotLoaded };
  const answer = await ask(workers);
  if (!answer.ok) return { ok: false, reason: answer.reason };
  return answer.value === null ? null : { ok: true, value: answer.value };
}
