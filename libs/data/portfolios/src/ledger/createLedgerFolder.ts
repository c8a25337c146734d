import type { PortfolioBody } from '@finance-analyst/documents';
import {
  changedView,
  emptyLedgerView,
  type FoldAnswer,
  type FoldRequest,
  type LedgerRow,
  type LedgerView,
} from '@finance-analyst/portfolio';
import { localDay } from '../calendar/localDay.js';
import type { LedgerWorkers } from './LedgerWorkers.js';
import { rowChanges } from './rowChanges.js';
import { ledgersNotLoaded } from './ledgersNotLoaded.js';

export type FoldResult =
  | {
      readonly ok: true;
      readonly value: LedgerView;
      /** By which its worker knows it. */
      readonly version: number;
    }
  | { readonly ok: false; readonly reason: string };

/** On the whole page, so that screens that fold the same portfolio do not edit each other's ledger. */
let lastVersion = 0;

/**
 * Folds the ledger of one portfolio in a worker, sends it only what changed since the last time, and is answered only what that
 * changed. Transactions dated after today do not count until their day.
 */
export function createLedgerFolder(
  id: string,
  loadWorkers: () => Promise<LedgerWorkers>,
  clock: () => Date = () => new Date(),
) {
  let sent: { readonly version: number; readonly rows: readonly LedgerRow[] } | null = null;
  let shown: { readonly version: number; readonly view: LedgerView } | null = null;
  /** Null if all rows have to be sent: the worker or this page does not have the base. */
  const viewAfter = ({ version, base }: FoldRequest, answer: FoldAnswer): LedgerView | null => {
    const before = base === null ? emptyLedgerView : shown?.version === base ? shown.view : null;
    if (!answer || !before) return null;
    const view = changedView(before, answer);
    shown = { version, view };
    return view;
  };
  return async ({ rows, accounts }: Pick<PortfolioBody, 'rows' | 'accounts'>): Promise<FoldResult> => {
    lastVersion += 1;
    const version = lastVersion;
    const before = sent;
    sent = { version, rows };
    const until = localDay(clock());
    const all: FoldRequest = { id, version, base: null, accounts, put: rows, remove: [], until };
    const workers = await loadWorkers().catch(() => null);
    if (!workers) return { ok: false, reason: ledgersNotLoaded };
    const request = before ? { ...all, base: before.version, ...rowChanges(before.rows, rows) } : all;
    const answer = await workers.run({ name: 'fold', input: request });
    if (!answer.ok) {
      sent = null;
      return { ok: false, reason: answer.reason };
    }
    const view = viewAfter(request, answer.value);
    if (view) return { ok: true, value: view, version };
    // Its worker ended meanwhile, or the accounts changed.
    const again = await workers.run({ name: 'fold', input: all });
    const whole = again.ok ? viewAfter(all, again.value) : null;
    if (!whole) sent = null;
    if (!again.ok) return { ok: false, reason: again.reason };
    return whole
      ? { ok: true, value: whole, version }
      : { ok: false, reason: 'The ledger could not be computed.' };
  };
}
