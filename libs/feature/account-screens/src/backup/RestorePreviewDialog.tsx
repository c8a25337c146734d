import { Button, Checkbox, Dialog } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './Backup.module.css';
import { describeStep } from './describeStep.js';
import { SentenceList } from './SentenceList.js';
import type { RestorePreview } from './useRestore.js';

export interface RestorePreviewDialogProps {
  readonly preview: RestorePreview;
  readonly onRestore: (withSettings: boolean) => void;
  readonly onCancel: () => void;
}

const orderOfKinds = ['unreadable', 'copy', 'add', 'same'] as const;

/** Previews a restore, document by document. */
export function RestorePreviewDialog({
  preview: { backup, steps, settings },
  onRestore,
  onCancel,
}: RestorePreviewDialogProps): ReactElement {
  const { formatDate } = useFigureFormat();
  const [withSettings, setWithSettings] = useState(true);
  const stored = steps.filter(({ kind }) => kind === 'add' || kind === 'copy').length;
  const rows = orderOfKinds.flatMap((kind) => steps.filter((step) => step.kind === kind)).map(describeStep);
  const { returning, faults } = settings;
  const isRestoring = returning.length > 0 && withSettings;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={messages.restoreTitle}
      description={messages.restoreExplained(formatDate(backup.createdAt, 'minute'))}
      actions={
        <>
          <Button onPress={onCancel}>{messages.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={stored === 0 && !isRestoring}
            onPress={() => {
              onRestore(isRestoring);
            }}
          >
            {messages.restore}
          </Button>
        </>
      }
    >
      <div className={styles['preview']}>
        {rows.length === 0 && <p>{messages.noDocuments}</p>}
        <ul className={styles['steps']}>
          {rows.map(({ title, words, detail }, index) => (
            <li key={index}>
              <span className={styles['title']}>{title}</span>
              <span className={styles['detail']}>{words}</span>
              {detail && (
                <details className={styles['technical']}>
                  <summary>{messages.technicalDetail}</summary>
                  {detail}
                </details>
              )}
            </li>
          ))}
        </ul>
        {returning.length > 0 && (
          <div>
            <Checkbox
              isSelected={withSettings}
              onChange={setWithSettings}
              description={messages.restoreSettingsExplained}
            >
              {messages.restoreSettings}
            </Checkbox>
            <SentenceList sentences={returning} />
          </div>
        )}
        {returning.length + faults.length === 0 && (
          <p className={styles['detail']}>{messages.sameSettings}</p>
        )}
        <SentenceList sentences={faults} />
        {backup.keptAside.length > 0 && (
          <p className={styles['detail']}>{messages.damagedRecordsLeft(backup.keptAside.length)}</p>
        )}
      </div>
    </Dialog>
  );
}
