import { Button, Notice, useAction } from '@finance-analyst/components';
import type { LostWork } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import type { BackupOutcome } from './BackupOutcome.js';
import { messages } from './messages.js';
import styles from './UpdateQuestion.module.css';
import { UpdateActions, type UpdateActionsProps } from './UpdateActions.js';

export interface UpdateQuestionProps extends UpdateActionsProps {
  readonly lost: LostWork;
  /** Downloads everything as one file. Never rejects. */
  readonly exportEverything: () => Promise<BackupOutcome>;
}

const described = ({ name, leftOut }: Extract<BackupOutcome, { ok: true }>): string =>
  leftOut.length === 0 ? messages.written(name) : [messages.writtenInPart(name), ...leftOut].join(' ');

/** Asks before a reload that would lose work: what it would lose, a backup, and the choice. */
export function UpdateQuestion({ lost, exportEverything, ...choice }: UpdateQuestionProps): ReactElement {
  const { isRunning, result, run } = useAction(exportEverything);
  const { names, hasUnread } = lost;
  return (
    <Notice
      tone="warning"
      announce="assertive"
      title={messages.wouldLose}
      action={
        <span className={styles['actions']}>
          <Button
            size="compact"
            variant="primary"
            isBusy={isRunning}
            busyLabel={messages.downloading}
            onPress={() => void run()}
          >
            {messages.download}
          </Button>
          <UpdateActions {...choice} />
        </span>
      }
    >
      {[
        names.length > 0 && messages.loses(names),
        hasUnread && messages.losesUnread,
        !result && messages.howToKeep,
        result?.ok === true && described(result),
        result?.ok === false && messages.notWritten(result.reason),
      ]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  );
}
