import { whyNotSaved } from '@finance-analyst/document-editing';
import { VersionsDialog } from '@finance-analyst/components';
import { Figure, useFigureFormat } from '@finance-analyst/figures';
import { useState } from 'react';
import { messages } from './messages.js';
import { modelNoun } from './modelNoun.js';
import type { ModelDialogContentProps } from './ModelDialogContentProps.js';
import { useVersions } from './useVersions.js';
import { VersionLink } from './VersionLink.js';

/** The versions of a model with their values, to view and to restore. */
export function ModelVersionsDialog({
  saving: { document, newer, isEdited, restore: restoreVersion, revert },
  workspace,
  onReopen,
  onClose,
}: Pick<ModelDialogContentProps, 'saving' | 'workspace' | 'onReopen' | 'onClose'>) {
  const { formatDate } = useFigureFormat();
  const { rows, problem, valueOf } = useVersions(
    workspace,
    document.id,
    newer?.baseRevision ?? document.baseRevision,
  );
  const [restoreProblem, setRestoreProblem] = useState<string | null>(null);
  const restore = async (revision: number) => {
    const end = await restoreVersion(revision);
    if (end.kind === 'saved') onReopen();
    else setRestoreProblem(whyNotSaved(end, modelNoun));
  };
  return (
    <VersionsDialog
      name={document.title}
      rows={
        rows?.map((row) => ({
          version: row.revision,
          moment: formatDate(row.savedAt, 'minute'),
          name: row.title,
          figure: (
            <Figure
              kind="per-share"
              precision={2}
              currency={document.body.currency}
              value={valueOf(row)}
              label={messages.valuePerShare}
            />
          ),
          link: <VersionLink model={document} revision={row.revision} />,
        })) ?? null
      }
      problem={problem}
      restoreProblem={restoreProblem}
      onRestore={(revision) => void restore(revision)}
      onRevert={
        isEdited && !newer
          ? () => {
              revert(messages.backToSaved);
              onClose();
            }
          : undefined
      }
      onClose={onClose}
    />
  );
}
