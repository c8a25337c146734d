import { Button, Notice } from '@finance-analyst/components';
import { Suspense, useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { messages } from '../messages.js';

/** An installed version waiting for a reload. */
export interface WaitingUpdate {
  readonly isBeingApplied: boolean;
  /** Why applying it failed; null if it did not. */
  readonly failure: string | null;
  apply(): void;
  /** A question to answer before the reload, shown instead of the offer. May suspend. */
  readonly question?: ReactNode;
  /** Nothing is stored on the device: whether a reload loses work is asked on request. */
  readonly isWorkInTab?: boolean;
}

/**
 * Offers to reload into a new version. When the question and the offer replace each other, the focused element
 * disappears, so the first new button gets the focus.
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
