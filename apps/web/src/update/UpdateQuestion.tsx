import { type BackupResult, downloadBackup } from '@finance-analyst/account-screens';
import { Button, Notice } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import type { Services } from '../services/Services.js';
import type { LostWork } from './lostByReload.js';
import { messages } from './messages.js';
import styles from './UpdateQuestion.module.css';
import { UpdateWays, type UpdateWaysProps } from './UpdateWays.js';

export interface UpdateQuestionProps extends UpdateWaysProps {
  readonly services: Pick<Services, 'workspace' | 'loadBackupEntries' | 'clock' | 'files'>;
  readonly lost: LostWork;
  /** Writes the file. */
  readonly download?: typeof downloadBackup;
}

const whereItIs = ({ name, leftOut }: Extract<BackupResult, { ok: true }>): string =>
  leftOut.length === 0 ? messages.written(name) : [messages.writtenInPart(name), ...leftOut].join(' ');

/** Asks before a reload that would cost work: what it costs, a way to keep it, and the choice. */
export function UpdateQuestion({
  services,
  lost,
  download = downloadBackup,
  ...choice
}: UpdateQuestionProps): ReactElement {
  const [isWriting, setIsWriting] = useState(false);
  const [result, setResult] = useState<BackupResult | null>(null);
  const { names, hasUnread } = lost;
  const write = async () => {
    const { workspace, loadBackupEntries, clock } = services;
    setIsWriting(true);
    setResult(await download({ workspace, clock, loadBackupEntries }, services.files.save));
    setIsWriting(false);
  };
  return (
    <Notice
      tone="warning"
      announce="assertive"
      title={messages.wouldLose}
      action={
        <span className={styles['ways']}>
          <Button
            size="compact"
            variant="primary"
            isBusy={isWriting}
            busyLabel={messages.downloading}
            onPress={() => void write()}
          >
            {messages.download}
          </Button>
          <UpdateWays {...choice} />
        </span>
      }
    >
      {[
        names.length > 0 && messages.loses(names),
        hasUnread && messages.losesUnread,
        result === null && messages.howToKeep,
        result?.ok === true && whereItIs(result),
        result?.ok === false && messages.notWritten(result.reason),
      ]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  );
}
