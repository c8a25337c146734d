import { Button, FailureNotice, Notice } from '@finance-analyst/components';
import { Figure, useFigureFormat } from '@finance-analyst/figures';
import { useState } from 'react';
import { ModelDialogFrame } from './ModelDialogFrame.js';
import type { ModelDialogContentProps } from './ModelDialogContentProps.js';
import { useVersions } from './useVersions.js';
import { VersionLink } from './VersionLink.js';
import { whyNotSaved } from './whyNotSaved.js';
import styles from './VersionsDialog.module.css';
import { messages } from './messages.js';

/** The versions of a model, to look at and to restore. */
export function VersionsDialog({
  saving: { document, newer, restore: restoreVersion },
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
    else setRestoreProblem(whyNotSaved(end));
  };
  return (
    <ModelDialogFrame
      title={messages.versionsTitle(document.title)}
      description={messages.versionsExplained}
      onClose={onClose}
    >
      {problem !== null && <FailureNotice title={messages.versionsFailed}>{problem}</FailureNotice>}
      {restoreProblem !== null && (
        <Notice tone="error" title={messages.notRestored} announce="assertive">
          {restoreProblem}
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
