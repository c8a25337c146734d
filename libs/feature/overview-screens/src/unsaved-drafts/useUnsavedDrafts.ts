import { isUntouched } from '@finance-analyst/documents';
import type { Draft, Workspace } from '@finance-analyst/workspace';
import { useCallback, useEffect, useState } from 'react';

export interface UnsavedDrafts {
  readonly drafts: readonly Draft[];
  /** Ids of the models in Trash. */
  readonly inTrash: ReadonlySet<string>;
  /** The last discarded draft, for undo. */
  readonly discarded: Draft | null;
  /** Why the last step failed. */
  readonly problem: string | null;
  discard(draft: Draft): Promise<void>;
  undo(): Promise<void>;
  forget(): void;
}

/** Drafts that were never saved, such as after a crash. */
export function useUnsavedDrafts(workspace: Workspace): UnsavedDrafts {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [inTrash, setInTrash] = useState<ReadonlySet<string>>(new Set());
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async () => {
    const [listed, removed] = await Promise.all([workspace.drafts.list(), workspace.listRemoved()]);
    if (removed.ok) setInTrash(new Set(removed.value.map(({ id }) => id)));
    // A draft that equals a new model is nobody's work, and one that another tab is editing is not abandoned.
    const isOffered = ({ document: edited, isEditedElsewhere }: Draft) =>
      !isEditedElsewhere && !(edited.kind === 'valuation-model' && isUntouched(edited));
    if (listed.ok) setDrafts(listed.value.filter(isOffered));
    else setProblem(listed.reason);
  }, [workspace]);

  useEffect(() => {
    void load();
    // A killed tab sends nothing, but the person may return to this one after closing it.
    const onVisible = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', onVisible);
    const unsubscribe = workspace.subscribe(({ type }) => {
      if (type === 'document-changed') void load();
    });
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      unsubscribe();
    };
  }, [workspace, load]);

  const tell = (
    outcome: { readonly ok: true } | { readonly ok: false; readonly reason: string },
  ): boolean => {
    setProblem(outcome.ok ? null : outcome.reason);
    return outcome.ok;
  };
  return {
    drafts,
    inTrash,
    discarded,
    problem,
    async discard(draft) {
      if (tell(await workspace.drafts.discard(draft))) setDiscarded(draft);
      await load();
    },
    async undo() {
      if (!discarded) return;
      if (tell(await workspace.drafts.putBack(discarded))) setDiscarded(null);
      await load();
    },
    forget: () => {
      setDiscarded(null);
      setProblem(null);
    },
  };
}
