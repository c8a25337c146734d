import type { AnalystDocument } from '@finance-analyst/documents';
import type { Workspace } from '@finance-analyst/workspace';
import { useCallback, useEffect, useState } from 'react';

export interface NewerVersion {
  /** What was saved elsewhere since the model was opened or saved here; null while that is nothing. */
  readonly newer: AnalystDocument | null;
  /** Told of a version that a save was refused for. */
  readonly meet: (version: AnalystDocument) => void;
  /** Told of a save of its own, which comes after every version that it was told of. */
  readonly settle: (saved: AnalystDocument) => void;
}

/** Learns of versions of a model that other tabs save, when they save them. */
export function useNewerVersion(
  workspace: Workspace,
  { id, baseRevision }: AnalystDocument,
  known: AnalystDocument | null,
): NewerVersion {
  const [newer, meet] = useState(known);
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const stored = await workspace.read(id);
      if (isCurrent && stored.ok && stored.value.document.baseRevision > baseRevision)
        meet(stored.value.document);
    };
    const unsubscribe = workspace.subscribe((event) => {
      if (event.type === 'document-changed' && event.id === id && event.origin === 'elsewhere') void look();
    });
    // One may have been saved between the reading of the model and this moment.
    void look();
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [workspace, id, baseRevision]);
  const settle = useCallback((saved: AnalystDocument) => {
    // Another tab may have saved again before the answer to this save arrived.
    meet((version) =>
      version?.id === saved.id && version.baseRevision > saved.baseRevision ? version : null,
    );
  }, []);
  return { newer, meet, settle };
}
