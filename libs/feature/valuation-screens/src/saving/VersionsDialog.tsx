import { Button, FailureNotice, Notice } from '@finance-analyst/components';
import { Figure, useFigureFormat } from '@finance-analyst/figures';
import { useState } from 'react';
import { ModelDialogFrame } from './ModelDialogFrame.js';
import type { ModelDialogContentProps } from './ModelDialogContentProps.js';
import { useVersions } from './useVersions.js';
import { VersionLink } from './VersionLink.js';
import styles from './VersionsDialog.module.css';
import { messages } from './messages.js';

interface RestoreProblem {
  readonly title: string;
  readonly text: string;
}

/** The versions of a model, to look at and to restore. */
export function VersionsDialog({
  saving: { document, newer, meet },
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
  const [restoreProblem, setRestoreProblem] = useState<RestoreProblem | null>(null);

  const restore = async (revision: number) => {
    const restored = await workspace.restoreRevision(document.id, revision);
    if (!restored.ok) {
      setRestoreProblem({ title: messages.notRestored, text: restored.reason });
      return;
    }
    // Edits that were not saved rest on a version that is no longer the newest: they wait beside it.
    const left = await workspace.drafts.leave(document.id);
    if (left.ok) {
      onReopen();
      return;
    }
    // Opened anew, the model would be without those of them that are in this tab's memory only.
    meet(restored.value);
    setRestoreProblem({
      title: messages.restoredWithoutEdits(revision),
      text: messages.editsStillOpen(left.reason),
    });
  };
  return (
    <ModelDialogFrame
      title={messages.versionsTitle(document.title)}
      description={messages.versionsExplained}
      onClose={onClose}
    >
      {problem !== null && <FailureNotice title={messages.versionsFailed}>{problem}</FailureNotice>}
      {restoreProblem !== null && (
        <Notice tone="error" title={restoreProblem.title} announce="assertive">
          {restoreProblem.text}
        </Notice>
      )}
      {!rows && problem === null && <p role="status">{messages.readingVersions}</p>}
      <ol className={styles['versions']}>
        {rows?.map((row, index) => (
          <li key={row.revision} className={styles['version']}>
            <div>
              <strong className={styles['number']}>{messages.version(row.revision)}</strong>{' '}
              <span className={styles['detail']}>
                {index === 0 && `${messages.newest} · `}
                {messages.savedAt(formatDate(row.savedAt, 'minute'))}
                {row.title !== document.title && ` · ${messages.savedUnder(row.title)}`}
              </span>
            </div>
            <div className={styles['value']}>
              <Figure
                kind="per-share"
                precision={2}
                currency={document.body.currency}
                value={valueOf(row)}
                label={messages.valuePerShare}
              />
            </div>
            <div className={styles['actions']}>
              <VersionLink model={document} revision={row.revision} />
              {index > 0 && (
                <Button
                  size="compact"
                  aria-label={messages.restoreVersion(row.revision)}
                  onPress={() => void restore(row.revision)}
                >
                  {messages.restore}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </ModelDialogFrame>
  );
}
