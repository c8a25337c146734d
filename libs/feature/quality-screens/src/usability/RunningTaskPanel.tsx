import { Button, Panel } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import type { RecordedTask } from '../metrics/usabilityTasks.js';
import { messages } from './messages.js';
import type { ScriptedTask } from './scriptedTasks.js';
import styles from './UsabilityPanels.module.css';

export interface RunningTaskPanelProps {
  readonly task: ScriptedTask;
  readonly startedAt: string;
  readonly onEnd: (outcome: RecordedTask['outcome']) => void;
}

/** The running task, until it is completed or given up. */
export function RunningTaskPanel({ task, startedAt, onEnd }: RunningTaskPanelProps): ReactElement {
  const { formatDate } = useFigureFormat();
  return (
    <Panel title={messages.underWay(task.title)}>
      <div className={styles['stack']}>
        <p className={styles['words']}>{task.instruction}</p>
        <p className={styles['words']}>{messages.doneWhen(task.doneWhen)}</p>
        <p className={styles['quiet']}>{messages.underWaySince(formatDate(startedAt, 'time'))}</p>
        <div className={styles['actions']}>
          <Button
            variant="primary"
            onPress={() => {
              onEnd('completed');
            }}
          >
            {messages.done}
          </Button>
          <Button
            onPress={() => {
              onEnd('given_up');
            }}
          >
            {messages.giveUp}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
