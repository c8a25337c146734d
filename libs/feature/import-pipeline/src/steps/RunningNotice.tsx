import { Button, ProgressBar } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import type { Running } from '../flow/ImportState.js';
import styles from '../ImportTransactions.module.css';
import { messages } from '../messages.js';

export interface RunningNoticeProps {
  readonly running: Running;
  /** Not given for what cannot be stopped. */
  readonly onCancel?: () => void;
}

/** What is under way, how far it is, and a way to stop it. */
export function RunningNotice({ running: { what, fraction }, onCancel }: RunningNoticeProps): ReactElement {
  return (
    <div className={styles['running']}>
      <ProgressBar
        label={messages.running[what]}
        {...(fraction === null ? {} : { value: fraction, valueLabel: messages.percent(fraction) })}
      />
      {onCancel && (
        <Button size="compact" onPress={onCancel}>
          {messages.cancel}
        </Button>
      )}
    </div>
  );
}
