import { useCallback, useState } from 'react';
import type { GridAnswer } from './GridAnswer.js';

interface Answers {
  readonly last: GridAnswer | null;
  /** How many there were: the same words twice are said twice. */
  readonly count: number;
  /** What the model was when it was last drawn, as far as the answer goes with it. */
  readonly body: object;
  readonly version: object | undefined;
  /** The answer is to an edit that is not drawn yet. */
  readonly awaitsEdit: boolean;
}

/**
 * What the grid said last. It goes with the next edit, undo or redo, wherever that is made, and with the next version
 * or name of the model; the edit that it answers is not the next one.
 */
export function useGridAnswers(body: object, version: object | undefined) {
  const [answers, setAnswers] = useState<Answers>({
    last: null,
    count: 0,
    body,
    version,
    awaitsEdit: false,
  });
  const isSameVersion = version === answers.version;
  if (body !== answers.body || !isSameVersion)
    setAnswers({
      ...answers,
      last: answers.awaitsEdit && isSameVersion ? answers.last : null,
      body,
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
