import { Button, Notice, useAction } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './Backup.module.css';
import { SentenceList } from './SentenceList.js';
import type { RestoreState } from './useRestore.js';

export interface RestoreNoticeProps {
  readonly state: RestoreState;
  /** Reloads the page; false if that would lose work. */
  readonly reload: () => Promise<boolean>;
}

/** Shows the result of a restore, with an undo, and a reload if some of it applies only then. */
export function RestoreNotice({ state, reload }: RestoreNoticeProps): ReactElement | null {
  const reloading = useAction(reload);
  if (state.kind === 'failed')
    return (
      <Notice tone="error" announce="assertive" title={messages.restoreFailed}>
        {state.reason}
      </Notice>
    );
  if (state.kind === 'undone')
    return (
      <Notice tone={state.problems.length > 0 ? 'warning' : 'success'} announce="polite">
        {messages.restoreUndone}
        <SentenceList sentences={state.problems} />
      </Notice>
    );
  if (state.kind !== 'done') return null;
  return (
    <Notice
      tone={state.problems.length > 0 ? 'warning' : 'success'}
      announce="polite"
      action={
        <span className={styles['actions']}>
          {state.afterReload.length > 0 && state.mayReload && (
            <Button variant="link" isBusy={reloading.isRunning} onPress={() => void reloading.run()}>
              {messages.reload}
            </Button>
          )}
          <Button variant="link" onPress={state.undo}>
            {messages.undo}
          </Button>
        </span>
      }
    >
      {messages.restored(state.count)}
      <SentenceList
        sentences={[
          ...state.problems,
          ...state.afterReload.map(messages.appliesAfterReload),
          ...(reloading.result === false ? [messages.notReloaded] : []),
        ]}
      />
    </Notice>
  );
}
