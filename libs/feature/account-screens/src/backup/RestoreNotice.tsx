import { Button, Notice } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { SentenceList } from './SentenceList.js';
import type { RestoreState } from './useRestore.js';

/** Shows the result of a restore, with an undo. */
export function RestoreNotice({ state }: { readonly state: RestoreState }): ReactElement | null {
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
        <Button variant="link" onPress={state.undo}>
          {messages.undo}
        </Button>
      }
    >
      {messages.restored(state.count)}
      <SentenceList sentences={state.problems} />
    </Notice>
  );
}
