import type { Workspace } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';

/** Whether a document is stored outside Trash, of which null is none. While its absence is not known it counts as stored. */
export function useIsStored(workspace: Pick<Workspace, 'list' | 'subscribe'>, id: string | null): boolean {
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let latest = 0;
    const check = async (): Promise<void> => {
      latest += 1;
      const own = latest;
      const listed = await workspace.list();
      if (own === latest && listed.ok) setMissing(listed.value.some((row) => row.id === id) ? null : id);
    };
    void check();
    const unsubscribe = workspace.subscribe((event) => {
      if (event.type === 'document-changed' && event.id === id) void check();
    });
    return () => {
      latest = -1;
      unsubscribe();
    };
  }, [workspace, id]);
  return id !== null && missing !== id;
}
