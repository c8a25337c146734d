import type { DocumentRow, Workspace } from '@finance-analyst/workspace';
import { useState } from 'react';

export interface RemovedModel {
  /** The last deleted model, for undo; null once recovered or dismissed. */
  readonly removed: DocumentRow | null;
  /** The last deleted model has unsaved changes, which are deleted and recovered with it. */
  readonly isEdited: boolean;
  /** Why the last step failed. */
  readonly problem: string | null;
  remove(row: DocumentRow): void;
  undo(): void;
  forget(): void;
}

/** Deletes models, and recovers the last one. */
export function useRemovedModel(workspace: Workspace): RemovedModel {
  const [removed, setRemoved] = useState<DocumentRow | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const [isEdited, setIsEdited] = useState(false);

  const remove = async (row: DocumentRow) => {
    const outcome = await workspace.remove(row.id);
    setProblem(outcome.ok ? null : outcome.reason);
    if (!outcome.ok) return;
    const draft = await workspace.drafts.read(row.id);
    setIsEdited(draft.ok && draft.value !== null);
    setRemoved(row);
  };
  const undo = async () => {
    if (!removed) return;
    const outcome = await workspace.recover(removed.id);
    setProblem(outcome.ok ? null : outcome.reason);
    if (outcome.ok) setRemoved(null);
  };
  return {
    removed,
    isEdited,
    problem,
    remove: (row) => void remove(row),
    undo: () => void undo(),
    forget: () => {
      setRemoved(null);
      setProblem(null);
    },
  };
}
