import type { AnalystDocument } from '@finance-analyst/documents';
import type { Workspace } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';

export interface NewerVersion {
  /** What was saved elsewhere since the model was opened or saved here; null while that is nothing. */
  readonly newer: AnalystDocument | null;
  /** Told of a version that was made elsewhere, as by a save that was refused for it. */
  readonly meet: (version: AnalystDocument) => void;
}

/** Learns of versions of a model that other tabs save, when they save them. */
export function useNewerVersion(
  workspace: Workspace,
  { id, baseRevision }: AnalystDocument,
  known: AnalystDocument | null,
): NewerVersion {
  const [met, meet] = useState(known);
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const stored = await workspace.read(id);
      if (isCurrent && stored.ok) meet(stored.value.document);
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
  }, [workspace, id]);
  const isNewer = met?.id === id && met.baseRevision > baseRevision;
  return { newer: isNewer ? met : null, meet };
}
