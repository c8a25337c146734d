import type { Draft, Workspace } from '@finance-analyst/workspace';
import { useCallback, useEffect, useState } from 'react';

export interface UnsavedDrafts {
  readonly drafts: readonly Draft[];
  /** The draft that was discarded last and can be brought back. */
  readonly discarded: Draft | null;
  /** Why the last step failed. */
  readonly problem: string | null;
  /** Takes the draft over into this tab. True when that worked. */
  recover(draft: Draft): Promise<boolean>;
  discard(draft: Draft): Promise<void>;
  undo(): Promise<void>;
  forget(): void;
}

/** Edits that were written down and never saved, as after a crash. */
export function useUnsavedDrafts(workspace: Workspace): UnsavedDrafts {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async () => {
    const listed = await workspace.drafts.list();
    if (listed.ok) setDrafts(listed.value);
    else setProblem(listed.reason);
  }, [workspace]);

  useEffect(() => {
    // What this tab edited last may still wait to be written.
    void workspace.drafts.flush().then(load);
    return workspace.subscribe(({ type }) => {
      if (type === 'document-changed') void load();
    });
  }, [workspace, load]);

  const adopt = async (draft: Draft): Promise<boolean> => {
    const adopted = await workspace.drafts.adopt(draft);
    setProblem(adopted.ok ? null : adopted.reason);
    return adopted.ok;
  };
  return {
    drafts,
    discarded,
    problem,
    recover: adopt,
    async discard(draft) {
      const outcome = await workspace.drafts.discard(draft);
      setProblem(outcome.ok ? null : outcome.reason);
      if (outcome.ok) setDiscarded(draft);
      await load();
    },
    async undo() {
      if (discarded && (await adopt(discarded))) setDiscarded(null);
      await load();
    },
    forget: () => {
      setDiscarded(null);
      setProblem(null);
    },
  };
}
