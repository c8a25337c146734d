import { Button, ProgressBar } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './RunningLine.module.css';

export interface RunningLineProps {
  readonly line: string;
  readonly onStopWaiting: () => void;
}

/** Shows the line that is running. */
export function RunningLine({ line, onStopWaiting }: RunningLineProps): ReactElement {
  return (
    <div className={styles['running']}>
      <ProgressBar label={messages.running(line)} />
      <Button size="compact" aria-keyshortcuts="Control+C" onPress={onStopWaiting}>
        {messages.stopWaiting}
      </Button>
    </div>
  );
}
