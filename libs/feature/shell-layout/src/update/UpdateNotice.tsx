import { Button, Notice } from '@finance-analyst/components';
import { Suspense, useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { messages } from '../messages.js';

/** A version of the product that is installed and waits for a reload. */
export interface WaitingUpdate {
  readonly isBeingApplied: boolean;
  /** Why applying it failed; null until it did. */
  readonly failure: string | null;
  apply(): void;
  /** What is to be settled before the reload: it stands in the place of the offer. May suspend. */
  readonly question?: ReactNode;
  /** Nothing is kept on the device: whether a reload costs anything is asked when it is wanted. */
  readonly isWorkInTab?: boolean;
}

/**
 * Says that a new version waits, and reloads into it. When the question and the offer change places, what had the focus
 * is gone, and the first button of what has come has it.
 */
export function UpdateNotice({
  isBeingApplied,
  failure,
  apply,
  question,
  isWorkInTab = false,
}: WaitingUpdate): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const isAsked = Boolean(question);
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (wasAsked.current === isAsked) return;
    wasAsked.current = isAsked;
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, [isAsked]);
  const offer = (
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
  return (
    <div ref={place}>
      <Suspense fallback={offer}>{isAsked ? question : offer}</Suspense>
    </div>
  );
}
