import { useCallback, useState } from 'react';
import type { GridAnswer } from './GridAnswer.js';

interface Answers {
  readonly last: GridAnswer | null;
  /** How many there were: the same words twice are announced twice. */
  readonly count: number;
  /** What was shown when the answer was last drawn. */
  readonly content: object;
  readonly version: object | undefined;
  /** The answer is to an edit that is not drawn yet. */
  readonly awaitsEdit: boolean;
}

/**
 * What the grid said last. It closes with the next change of the content, wherever that is made, and with the next
 * version; the edit that it answers is not the next change.
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
