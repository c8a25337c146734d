import type { DocumentContent, EditHistory } from '@finance-analyst/workspace';
import { messages } from './messages.js';

/** What was done to a model last, in words, and the model before it. */
export interface LastMove {
  readonly edit: string;
  readonly from: DocumentContent;
}

/**
 * The undo or redo that led to the present; else the edit that moved the model last: a name, a price or a unit moves
 * no value. Null where there is none.
 */
export function lastMove({ past, present, walked }: EditHistory<DocumentContent>): LastMove | null {
  if (walked)
    return {
      edit: walked.way === 'undo' ? messages.undid(walked.edit) : messages.redid(walked.edit),
      from: walked.from,
    };
  const moved = past.findLast(({ value: { body } }, index) => {
    const { assumptions } = (past[index + 1]?.value ?? present).body;
    return (
      body.assumptions !== assumptions && JSON.stringify(body.assumptions) !== JSON.stringify(assumptions)
    );
  });
  return moved ? { edit: moved.edit, from: moved.value } : null;
}
