import type { PortfolioDocument } from '@finance-analyst/documents';
import { attachmentNamesOf, type Workspace } from '@finance-analyst/workspace';
import type { LedgerWorkers } from '../ledger/LedgerWorkers.js';
import { readStoredSummary } from './readStoredSummary.js';
import { summaryKey, summaryName } from './summaryKey.js';

export interface SummaryStoring {
  readonly workspace: Pick<Workspace, 'writeDerived' | 'outline'>;
  readonly loadWorkers: () => Promise<LedgerWorkers>;
  readonly clock: () => Date;
}

/**
 * Stores what a folded portfolio holds, and returns the key of its content. Null if its transactions are few or not stored
 * yet, or the summary could not be computed or stored, which loses nothing: the next opening folds the ledger first.
 *
 * @param version by which the worker knows the folded ledger
 * @param lastKey of the summary that is stored; null if it is not known which one is
 */
export async function storeSummary(
  document: PortfolioDocument,
  version: number,
  lastKey: string | null,
  { workspace, loadWorkers, clock }: SummaryStoring,
): Promise<string | null> {
  const { id, body } = document;
  const key = summaryKey(body, attachmentNamesOf(document));
  if (key === null || key === lastKey) return key;
  if (lastKey === null && (await readStoredSummary(workspace, id).catch(() => null))?.key === key) return key;
  const workers = await loadWorkers().catch(() => null);
  const answer = await workers?.run({ name: 'summary', input: { id, version, currency: body.currency } });
  if (!answer?.ok || !answer.value) return null;
  const stored = { key, computedAt: clock().toISOString(), summary: answer.value };
  const written = await workspace.writeDerived(id, summaryName, stored);
  return written.ok ? key : null;
}
