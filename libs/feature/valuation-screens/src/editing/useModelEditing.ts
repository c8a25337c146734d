import type { AnalystDocument, ValuationModelBody } from '@finance-analyst/documents';
import { useCallback, useReducer } from 'react';
import { recordEdit, redo, startHistory, undo, type EditHistory, type Touch } from './editHistory.js';

type Action =
  | {
      readonly type: 'edit';
      readonly body: ValuationModelBody;
      readonly edit: string;
      readonly touch: Touch | undefined;
    }
  | { readonly type: 'undo' | 'redo' };

function reduce(history: EditHistory<ValuationModelBody>, action: Action): EditHistory<ValuationModelBody> {
  switch (action.type) {
    case 'edit':
      return action.body === history.present
        ? history
        : recordEdit(history, action.body, action.edit, action.touch);
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
  }
}

export interface ModelEditing {
  readonly history: EditHistory<ValuationModelBody>;
  readonly body: ValuationModelBody;
  /** `row` names the row that the edit sets, so that its next value in quick succession is the same step. */
  readonly edit: (body: ValuationModelBody, edit: string, row?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The body of the open model with the way back and forth through its edits. */
export function useModelEditing(
  document: AnalystDocument,
  nowMs: () => number = () => performance.now(),
): ModelEditing {
  const [history, dispatch] = useReducer(reduce, document.body, startHistory);
  return {
    history,
    body: history.present,
    edit: (body, edit, row) => {
      dispatch({ type: 'edit', body, edit, touch: row === undefined ? undefined : { row, atMs: nowMs() } });
    },
    undo: useCallback(() => {
      dispatch({ type: 'undo' });
    }, []),
    redo: useCallback(() => {
      dispatch({ type: 'redo' });
    }, []),
  };
}
