import { whyNotSaved } from '@finance-analyst/document-editing';
import { documentKinds } from '@finance-analyst/documents';
import type { EditPortfolio } from '@finance-analyst/import-pipeline';
import { borrowSession, type Workspace } from '@finance-analyst/workspace';

/**
 * Changes a portfolio and saves it as a version, in the session of the screen that shows it, if one does: there, the change
 * can be undone.
 */
export async function editPortfolio(
  workspace: Workspace,
  ...[id, change, words]: Parameters<EditPortfolio>
): ReturnType<EditPortfolio> {
  const borrowed = await borrowSession(workspace, id, 'portfolio', { nowMs: () => performance.now() });
  if (!borrowed.ok) return borrowed;
  const { session, release } = borrowed.value;
  try {
    const { present } = session.state().history;
    session.edit(change, () => words);
    const { document, history } = session.state();
    // The change does not fit any more; what else is edited is saved when the person says so.
    if (history.present === present) return { ok: true, version: document.baseRevision };
    const end = await session.save();
    return end.kind === 'saved' || end.kind === 'unchanged'
      ? { ok: true, version: end.version }
      : { ok: false, reason: whyNotSaved(end, documentKinds.portfolio.noun.one) };
  } finally {
    release();
  }
}
