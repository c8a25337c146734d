import { focusLandmark } from '@finance-analyst/accessibility';
import { Button, IconButton } from '@finance-analyst/components';
import { paths } from '@finance-analyst/navigation';
import type { StoredEntries } from '@finance-analyst/stored-entries';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { RecordedTask } from '../metrics/usabilityTasks.js';
import type { RecordedUsage } from '../usage/RecordedUsage.js';
import { messages } from './messages.js';
import { recordTry } from './recordTry.js';
import { runningTask } from './runningTask.js';
import styles from './TaskStrip.module.css';
import { useTestSession } from './useTestSession.js';

export interface TaskStripProps {
  readonly analytics: RecordedUsage;
  readonly clock: () => Date;
  /** A task continues while other screens are open. */
  readonly entries: StoredEntries;
}

/** The running task, on the screens where it is done; afterwards, the recorded result. */
export function TaskStrip({ analytics, clock, entries }: TaskStripProps): ReactElement | null {
  const { session, isUnstored, change } = useTestSession(entries);
  const [said, setSaid] = useState<string | null>(null);
  const running = runningTask(session);
  const back = useRef<HTMLAnchorElement>(null);
  const isOver = running === null && said !== null;
  useEffect(() => {
    // The pressed button is gone.
    if (isOver) back.current?.focus();
  }, [isOver]);
  if (!running && said === null) return null;

  const end = (outcome: RecordedTask['outcome']) => {
    if (!session || !running) return;
    const recorded = recordTry({ analytics, clock }, running, outcome);
    change({ ...session, running: null });
    setSaid([recorded, analytics.problem()].filter((words) => words !== null).join(' '));
  };
  return (
    <section className={styles['strip']} aria-label={messages.strip}>
      <p className={styles['words']} role="status">
        {running ? messages.underWay(running.task.title) : said}{' '}
        {!running && isUnstored && messages.endNotStored}
      </p>
      <Link ref={back} to={paths.usabilityTesting} className={`lone-link ${styles['back'] ?? ''}`}>
        {running ? messages.showTask : messages.backToTasks}
      </Link>
      <div className={styles['actions']}>
        {running ? (
          <>
            <Button
              size="compact"
              onPress={() => {
                end('completed');
              }}
            >
              {messages.done}
            </Button>
            <Button
              size="compact"
              onPress={() => {
                end('given_up');
              }}
            >
              {messages.giveUp}
            </Button>
          </>
        ) : (
          <IconButton
            icon="close"
            label={messages.closeStrip}
            onPress={() => {
              focusLandmark(document, 1);
              setSaid(null);
            }}
          />
        )}
      </div>
    </section>
  );
}
