import { Button, Panel } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from './messages.js';
import { scriptedTasks } from './scriptedTasks.js';
import styles from './UsabilityPanels.module.css';

export interface TaskListPanelProps {
  readonly onStart: (taskId: string) => void;
  readonly onEnd: () => void;
}

/** The tasks to choose from. */
export function TaskListPanel({ onStart, onEnd }: TaskListPanelProps): ReactElement {
  return (
    <Panel
      title={messages.tasks}
      note={messages.tasksNote}
      actions={
        <Button variant="link" onPress={onEnd}>
          {messages.withdraw}
        </Button>
      }
    >
      <ul className={styles['tasks']}>
        {scriptedTasks.map(({ id, title, instruction, doneWhen }) => (
          <li key={id} className={styles['task']}>
            <div>
              <div className={styles['title']}>{title}</div>
              <p className={styles['words']}>{instruction}</p>
              <p className={styles['quiet']}>{messages.doneWhen(doneWhen)}</p>
            </div>
            <Button
              aria-label={messages.startTask(title)}
              onPress={() => {
                onStart(id);
              }}
            >
              {messages.start}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
