import type { DocumentRow, Workspace } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';

const none: readonly DocumentRow[] = [];

/** The saved models, reloaded at every change; none while they cannot be read. */
export function useSavedModels(workspace: Workspace | undefined): readonly DocumentRow[] {
  const [rows, setRows] = useState(none);
  useEffect(() => {
    if (!workspace) return undefined;
    let isEnded = false;
    const read = async () => {
      const answer = await workspace.list();
      if (!isEnded && answer.ok) setRows(answer.value.filter(({ kind }) => kind === 'valuation-model'));
    };
    void read();
    const unsubscribe = workspace.subscribe(({ type }) => {
      if (type === 'document-changed') void read();
    });
    return () => {
      isEnded = true;
      unsubscribe();
    };
  }, [workspace]);
  return workspace ? rows : none;
}
