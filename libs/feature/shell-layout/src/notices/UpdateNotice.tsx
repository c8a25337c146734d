import { Button, Notice } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';

/** A version of the product that is installed and waits for a reload. */
export interface WaitingUpdate {
  readonly isBeingApplied: boolean;
  /** Why applying it failed; null until it did. */
  readonly failure: string | null;
  apply(): void;
}

/** Says that a new version waits, and reloads into it. */
export function UpdateNotice({ isBeingApplied, failure, apply }: WaitingUpdate): ReactElement {
  return (
    <Notice
      tone={failure === null ? 'note' : 'warning'}
      announce="polite"
      title={messages.updateReady}
      action={
        <Button size="compact" onPress={apply} isBusy={isBeingApplied} busyLabel={messages.reloading}>
          {messages.reload}
        </Button>
      }
    >
      {failure ?? messages.updateKeepsDrafts}
    </Notice>
  );
}
