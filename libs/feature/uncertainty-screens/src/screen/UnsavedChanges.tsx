import { Notice } from '@finance-analyst/components';
import { describeMoment, useFigureFormat } from '@finance-analyst/figures';
import type { Workspace } from '@finance-analyst/workspace';
import { useEffect, useState, type ReactElement } from 'react';
import { messages } from '../messages.js';

/** Says that the model has unsaved changes, which the analysis leaves out. */
export function UnsavedChanges({
  workspace,
  clock,
  modelId,
  revision,
}: {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  readonly modelId: string;
  /** The version that is analyzed. */
  readonly revision: number;
}): ReactElement | null {
  const formatting = useFigureFormat();
  const [savedAt, setSavedAt] = useState<string | null>(null);
  useEffect(() => {
    let latest = 0;
    const read = async (): Promise<void> => {
      latest += 1;
      const own = latest;
      const draft = await workspace.drafts.read(modelId);
      if (own === latest) setSavedAt(draft.ok ? (draft.value?.savedAt ?? null) : null);
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
  return savedAt === null ? null : (
    <Notice tone="note">
      {messages.unsavedChanges(String(revision), describeMoment(savedAt, clock(), formatting))}
    </Notice>
  );
}
