import { Button, Notice } from '@finance-analyst/components';
import type { ReactElement, ReactNode } from 'react';
import { messages } from '../messages.js';

/** A version of the product that is installed and waits for a reload. */
export interface WaitingUpdate {
  readonly isBeingApplied: boolean;
  /** Why applying it failed; null until it did. */
  readonly failure: string | null;
  apply(): void;
  /** What is to be settled before the reload: it stands in the place of the offer. */
  readonly question?: ReactNode;
  /** Nothing is kept on the device: whether a reload costs anything is asked when it is wanted. */
  readonly isWorkInTab?: boolean;
}

/** Says that a new version waits, and reloads into it. */
export function UpdateNotice({
  isBeingApplied,
  failure,
  apply,
  question,
  isWorkInTab = false,
}: WaitingUpdate): ReactElement {
  if (question) return <>{question}</>;
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
      {failure ?? (isWorkInTab ? messages.updateAsksFirst : messages.updateKeepsDrafts)}
    </Notice>
  );
}
