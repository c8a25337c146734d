import type { AssumptionRow, ValuationModelDocument } from '@finance-analyst/documents';
import type { DocumentContent, EditHistory } from '@finance-analyst/workspace';
import { messages } from './messages.js';

/** What was done to a model last, in words, and the model before it. */
export interface LastMove {
  readonly edit: string;
  readonly from: DocumentContent<ValuationModelDocument>;
}

/**
 * The undo or redo that led to the present; else the edit that moved the model last: a name, a price or a unit moves
 * no value. Null where there is none. `rowsOf` gives the assumptions shown, those of a scenario for instance.
 */
export function lastMove(
  { past, present, walked }: EditHistory<DocumentContent<ValuationModelDocument>>,
  rowsOf: (body: DocumentContent<ValuationModelDocument>['body']) => readonly AssumptionRow[] = ({
    assumptions,
  }) => assumptions,
): LastMove | null {
  if (walked)
    return {
      edit: walked.way === 'undo' ? messages.undid(walked.edit) : messages.redid(walked.edit),
      from: walked.from,
    };
  const moved = past.findLast(({ value: { body } }, index) => {
    const next = (past[index + 1]?.value ?? present).body;
    if (body.assumptions === next.assumptions && body.scenarios === next.scenarios) return false;
    return JSON.stringify(rowsOf(body)) !== JSON.stringify(rowsOf(next));
  });
  return moved ? { edit: moved.edit, from: moved.value } : null;
}
