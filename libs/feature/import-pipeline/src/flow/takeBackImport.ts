import { takeBack } from '@finance-analyst/documents';
import type { ImportDependencies } from '../ImportDependencies.js';
import { messages } from '../messages.js';
import type { ImportState } from './ImportState.js';
import type { ImportRun } from './useImportRun.js';

/** Takes back an import that is finished, and says whether that emptied the portfolio which it `made`. */
export async function takeBackImport(
  { source, finished, running }: ImportState,
  made: string | null,
  editPortfolio: ImportDependencies['editPortfolio'],
  { change, fail }: Pick<ImportRun, 'change' | 'fail'>,
): Promise<void> {
  if (!source || !finished || running) return;
  change({ running: { what: 'takingBack', fraction: null }, problem: null });
  const left = { isEmpty: false };
  const saved = await editPortfolio(
    finished.portfolioId,
    (body) => {
      const before = takeBack(body, finished.batchId);
      left.isEmpty = before.rows.length + before.accounts.length + before.targets.length === 0;
      return before;
    },
    messages.takeBackName(source.name),
  );
  const emptied = left.isEmpty && made === finished.portfolioId ? 'kept' : null;
  if (saved.ok) change({ running: null, finished: { ...finished, isTakenBack: true, emptied } });
  else fail('notTakenBack', saved.reason);
}
