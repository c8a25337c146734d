import { Button, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { valueOfModel } from '@finance-analyst/valuation';
import { useMemo } from 'react';
import { describeValue } from './describeValue.js';
import styles from './ways.module.css';
import type { Saving } from './Saving.js';
import { VersionLink } from './VersionLink.js';
import { messages } from './messages.js';

/** Says that another version was saved since this one was opened, and lets the person choose; nothing where none was. */
export function NewerVersionNotice({
  saving,
  onSaveOver,
  onReopen,
}: {
  readonly saving: Saving;
  readonly onSaveOver: () => void;
  /** Opens the model anew. */
  readonly onReopen: () => void;
}) {
  const formatting = useFigureFormat();
  const { document, newer, saveCopy, revert } = saving;
  const newerBody = newer?.body;
  const newerValue = useMemo(() => newerBody && valueOfModel(newerBody), [newerBody]);
  if (!newer || !newerValue) return null;
  const version = newer.baseRevision;
  const moment = formatting.formatDate(newer.updatedAt, 'minute');
  const words = describeValue(newerValue, newer.body.currency, formatting);
  if (!saving.isEdited)
    return (
      <Notice
        tone="note"
        title={messages.newerVersion(version)}
        announce="polite"
        action={
          <Button variant="link" onPress={onReopen}>
            {messages.openVersion(version)}
          </Button>
        }
      >
        {messages.newerThanOpened(document.baseRevision, moment, words)}
      </Notice>
    );

  return (
    <Notice
      tone="warning"
      title={messages.newerVersion(version)}
      announce="assertive"
      action={
        <span className={styles['ways']}>
          <VersionLink model={newer} revision={version} />
          <Button variant="link" onPress={() => void saveCopy()}>
            {messages.saveCopy}
          </Button>
          <Button variant="link" onPress={onSaveOver}>
            {messages.saveOver(version)}
          </Button>
          <Button
            variant="link"
            onPress={() => {
              revert(messages.useVersion(version));
              onReopen();
            }}
          >
            {messages.useVersion(version)}
          </Button>
        </span>
      }
    >
      {messages.newerThanEdits(document.baseRevision, moment, words)} {messages.bothKept}
    </Notice>
  );
}
