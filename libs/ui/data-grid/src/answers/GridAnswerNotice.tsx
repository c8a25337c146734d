import { Notice, VisuallyHidden } from '@finance-analyst/components';
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
  return (
    <>
      <VisuallyHidden>
        <span role="status">{answer?.tone === 'quiet' && <span key={count}>{answer.words}</span>}</span>
      </VisuallyHidden>
      {isShown && (
        <Notice
          key={count}
          tone={answer.tone === 'error' ? 'error' : 'warning'}
          announce={answer.tone === 'error' ? 'assertive' : 'polite'}
          isForScreenAlone
          onDismiss={onDismiss}
        >
          {answer.words}
        </Notice>
      )}
    </>
  );
}
