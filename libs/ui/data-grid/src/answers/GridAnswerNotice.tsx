import { Notice, VisuallyHidden } from '@finance-analyst/components';
import { useEffect, useRef } from 'react';
import type { GridAnswer } from './GridAnswer.js';

/** Announces a message of the grid once, and shows it if something was left out or refused. */
export function GridAnswerNotice({
  answer,
  count,
  onDismiss,
}: {
  readonly answer: GridAnswer | null;
  /** Number of messages so far, so that repeated messages are announced again. */
  readonly count: number;
  readonly onDismiss: () => void;
}) {
  const isShown = answer !== null && answer.tone !== 'quiet';
  const place = useRef<HTMLDivElement>(null);
  // Below a long table it would be out of sight, and the refused paste would seem to have been ignored.
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, count]);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{answer?.tone === 'quiet' && <span key={count}>{answer.words}</span>}</span>
      </VisuallyHidden>
      {isShown && (
        <div ref={place}>
          <Notice
            key={count}
            tone={answer.tone === 'error' ? 'error' : 'warning'}
            announce={answer.tone === 'error' ? 'assertive' : 'polite'}
            isForScreenAlone
            onDismiss={onDismiss}
          >
            {answer.words}
          </Notice>
        </div>
      )}
    </>
  );
}
