import type { PortfolioBody } from '@finance-analyst/documents';
import { ofKind, type Workspace } from '@finance-analyst/workspace';
import { createLedgerFolder } from '../ledger/createLedgerFolder.js';
import type { LedgerWorkers } from '../ledger/LedgerWorkers.js';
import type { StoredLedger } from './StoredLedger.js';

/** Which portfolios to fold, by what they say without it. */
export type LedgerCondition = (names: Pick<PortfolioBody, 'instruments'>) => boolean;

/** Reads a portfolio with its unsaved changes, and folds its ledger once, under a condition if one is given. Its rows are not kept. */
export async function loadStoredLedger(
  workspace: Pick<Workspace, 'open'>,
  id: string,
  loadWorkers: () => Promise<LedgerWorkers>,
  condition?: LedgerCondition,
  clock?: () => Date,
): Promise<StoredLedger> {
  // As a tab that only follows: nothing is taken out of Trash.
  const opened = ofKind(await workspace.open(id, true), 'portfolio');
  if (!opened.ok) return { kind: 'failed', reason: opened.reason };
  const { document, draft } = opened.value;
  const { currency, accounts, instruments } = document.body;
  if (condition && !condition(document.body)) return { kind: 'left-out' };
  const folded = await createLedgerFolder(id, loadWorkers, clock)(document.body);
  return folded.ok
    ? {
        kind: 'ready',
        names: { currency, accounts, instruments },
        view: folded.value,
        isEdited: draft !== null,
      }
    : { kind: 'failed', reason: folded.reason };
}
