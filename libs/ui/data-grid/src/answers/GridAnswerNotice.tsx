import { Notice, VisuallyHidden } from '@finance-analyst/components';
import type { GridAnswer } from './GridAnswer.js';

/** Announces an answer of the grid once, and shows it where something was left out or refused. */
export function GridAnswerNotice({
  answer,
  count,
  onDismiss,
}: {
  readonly answer: GridAnswer | null;
  /** How many answers there were: the same words twice are announced twice. */
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
