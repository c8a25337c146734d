import type { Draft, Workspace } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';

/** The unsaved changes of a model as they are stored, in this tab or another one; null if it has none. */
export function useDraft(workspace: Workspace, modelId: string): Draft | null {
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => {
    let latest = 0;
    const read = async (): Promise<void> => {
      latest += 1;
      const own = latest;
      const found = await workspace.drafts.read(modelId);
      if (own === latest) setDraft(found.ok ? found.value : null);
    };
    void read();
    const unsubscribe = workspace.subscribe((event) => {
      if ((event.type === 'draft-written' || event.type === 'document-changed') && event.id === modelId)
        void read();
    });
    return () => {
      latest = -1;
      unsubscribe();
    };
  }, [workspace, modelId]);
  return draft;
}
