import { type BackupResult, downloadBackup } from '@finance-analyst/account-screens';
import { Button, Notice } from '@finance-analyst/components';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import type { Services } from '../services/Services.js';
import { lostByReload, type LostWork } from './lostByReload.js';
import { messages } from './messages.js';
import styles from './UpdateQuestion.module.css';

export interface UpdateQuestionProps {
  readonly services: Pick<Services, 'workspace' | 'storage' | 'clock' | 'files'>;
  readonly isBeingApplied: boolean;
  readonly onReload: () => void;
  readonly onLater: () => void;
  /** Writes the file. */
  readonly download?: typeof downloadBackup;
}

/** Asks before a reload that would cost work: what it costs, a way to keep it, and the choice. Reloads where it is nothing. */
export function UpdateQuestion({
  services,
  isBeingApplied,
  onReload,
  onLater,
  download = downloadBackup,
}: UpdateQuestionProps): ReactElement | null {
  const [lost, setLost] = useState<LostWork | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const [result, setResult] = useState<BackupResult | null>(null);
  const { workspace, storage, clock } = services;
  const tell = useEffectEvent((found: LostWork | null) => {
    if (found) setLost(found);
    else onReload();
  });
  useEffect(() => {
    let isCurrent = true;
    void lostByReload(workspace).then((found) => {
      if (isCurrent) tell(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [workspace]);
  if (!lost) return null;

  const { names, hasUnread } = lost;
  const write = async () => {
    setIsWriting(true);
    setResult(await download({ workspace, storage, clock }, services.files.save));
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
          <Button size="compact" isBusy={isBeingApplied} busyLabel={messages.reloading} onPress={onReload}>
            {messages.reload}
          </Button>
          <Button size="compact" onPress={onLater}>
            {messages.later}
          </Button>
        </span>
      }
    >
      {[
        names.length > 0 && messages.loses(names),
        hasUnread && messages.losesUnread,
        result === null && messages.howToKeep,
        result?.ok === true && [messages.written(result.name), ...result.leftOut].join(' '),
        result?.ok === false && messages.notWritten(result.reason),
      ]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  );
}
