import type { Draft, Workspace } from '@finance-analyst/workspace';

/** Edits that were not saved, and what is to be said of them. */
export interface LatestEdits {
  /** Null when the saved version is the newest. */
  readonly draft: Draft | null;
  readonly problem: string | null;
}

/** The newest draft that continues what is saved; one that rests on an older version is left for the start page. */
const continuing = (drafts: readonly Draft[], id: string, revision: number | null): Draft | undefined =>
  drafts.find(
    ({ documentId, document }) =>
      documentId === id && (revision === null || document.baseRevision === revision),
  );

/** Finds the edits of a model that were not saved and takes over those that another tab left behind. */
export async function latestEdits(
  workspace: Workspace,
  id: string,
  revision: number | null,
): Promise<LatestEdits> {
  const drafts = await workspace.drafts.list();
  if (!drafts.ok)
    return { draft: null, problem: `Edits that were not saved could not be looked for. ${drafts.reason}` };
  const draft = continuing(drafts.value, id, revision);
  if (!draft || draft.own) return { draft: draft ?? null, problem: null };
  const adopted = await workspace.drafts.adopt(id, draft.sessionId);
  return adopted.ok
    ? { draft: adopted.value, problem: null }
    : { draft: null, problem: `Edits that were not saved could not be taken over. ${adopted.reason}` };
}
