import type { AnalystDocument } from '@finance-analyst/documents';
import type { Draft, Workspace } from '@finance-analyst/workspace';
import { messages } from './messages.js';

/** Edits of a model that were not saved, and what is to be said of them. */
export interface LatestEdits {
  /** The edits to go on with; null when the saved version is to be opened. */
  readonly draft: Draft | null;
  /** The others, which wait until they are gone on with or discarded. */
  readonly others: readonly Draft[];
  readonly problem: string | null;
}

/**
 * Finds the edits of a model that were not saved. This tab's own are gone on with, whatever they rest on: it began
 * them or took them over. Those of a tab that is no longer open are taken over if they continue what is saved; where
 * that went on without them, or where they were left by choice, the person is asked.
 */
export async function latestEdits(
  workspace: Workspace,
  id: string,
  saved: AnalystDocument | null,
): Promise<LatestEdits> {
  const listed = await workspace.drafts.list();
  if (!listed.ok) return { draft: null, others: [], problem: messages.editsNotFound(listed.reason) };
  const drafts = listed.value.filter(({ documentId }) => documentId === id);
  const isContinuing = ({ document }: Draft) => !saved || document.baseRevision === saved.baseRevision;
  const draft =
    drafts.find(({ own }) => own) ?? drafts.find((one) => !one.isLeft && isContinuing(one)) ?? null;
  const others = drafts.filter((other) => other !== draft);
  if (!draft || draft.own) return { draft, others, problem: null };
  const adopted = await workspace.drafts.adopt(id, draft.sessionId);
  return adopted.ok
    ? { draft: adopted.value, others, problem: null }
    : { draft: null, others: drafts, problem: messages.editsNotTakenOver(adopted.reason) };
}
