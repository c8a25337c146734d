import type { Workspace } from '@finance-analyst/workspace';
import type { Finished, ImportState } from './ImportState.js';
import type { ImportRun } from './useImportRun.js';

/** Moves the portfolio that an import made, and that is empty again, to Trash, or recovers it. */
export async function putEmptied(
  { finished, running }: ImportState,
  emptied: NonNullable<Finished['emptied']>,
  workspace: Pick<Workspace, 'remove' | 'recover'>,
  { change, fail }: Pick<ImportRun, 'change' | 'fail'>,
): Promise<void> {
  if (!finished || running) return;
  change({ running: { what: 'deleting', fraction: null }, problem: null });
  const outcome = await (emptied === 'deleted'
    ? workspace.remove(finished.portfolioId)
    : workspace.recover(finished.portfolioId));
  if (outcome.ok) change({ running: null, finished: { ...finished, emptied } });
  else fail('notDeleted', outcome.reason);
}
