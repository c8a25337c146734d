import type { Outcome, Workspace } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';

export interface WorkspaceRows<Row> {
  /** As last read. */
  readonly rows: readonly Row[];
  /** Why they could not be read; null after they were. */
  readonly problem: string | null;
}

/** A workspace's list, reloaded at every change. `read` must stay the same between renders. */
export function useWorkspaceRows<Row>(
  workspace: Workspace,
  read: (workspace: Workspace) => Promise<Outcome<readonly Row[]>>,
): WorkspaceRows<Row> {
  const [state, setState] = useState<WorkspaceRows<Row>>({ rows: [], problem: null });

  useEffect(() => {
    let latest = 0;
    const load = async () => {
      latest += 1;
      const turn = latest;
      const answer = await read(workspace);
      if (turn !== latest) return;
      setState(({ rows }) =>
        answer.ok ? { rows: answer.value, problem: null } : { rows, problem: answer.reason },
      );
    };
    void load();
    const unsubscribe = workspace.subscribe(({ type }) => {
      if (type === 'document-changed') void load();
    });
    return () => {
      latest = -1;
      unsubscribe();
    };
  }, [workspace, read]);

  return state;
}
