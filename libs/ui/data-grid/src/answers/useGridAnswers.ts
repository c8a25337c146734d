import { useCallback, useState } from 'react';
import type { GridAnswer } from './GridAnswer.js';

interface Answers {
  readonly last: GridAnswer | null;
  /** Number of messages so far, so that repeated messages are announced again. */
  readonly count: number;
  /** The content when the message was last rendered. */
  readonly content: object;
  readonly version: object | undefined;
  /** The message is about an edit that is not rendered yet. */
  readonly awaitsEdit: boolean;
}

/**
 * The grid's last message. It closes with the next change of the content, wherever made, and with the next
 * version; the edit that it is about does not count.
 *
 * @param content Another object after each edit, undo and redo.
 * @param version Another object after each save or new name.
 */
export function useGridAnswers(content: object, version: object | undefined) {
  const [answers, setAnswers] = useState<Answers>({
    last: null,
    count: 0,
    content,
    version,
    awaitsEdit: false,
  });
  const isSameVersion = version === answers.version;
  if (content !== answers.content || !isSameVersion)
    setAnswers({
      ...answers,
      last: answers.awaitsEdit && isSameVersion ? answers.last : null,
      content,
      version,
      awaitsEdit: false,
    });
  return {
    last: answers.last,
    count: answers.count,
    onAnswer: useCallback((last: GridAnswer | null) => {
      setAnswers((before) => ({
        ...before,
        last,
        count: before.count + 1,
        awaitsEdit: last?.followsEdit === true,
      }));
    }, []),
  };
}
