import type { AnalystDocument, ValuationModelBody } from '@finance-analyst/documents';
import { useCallback, useReducer } from 'react';
import { recordEdit, redo, startHistory, undo, type EditHistory, type Touch } from './editHistory.js';

type History = EditHistory<ValuationModelBody>;

/** What an edit makes of the body that is there when its turn comes; the same body where there is nothing to change. */
export type BodyChange = (body: ValuationModelBody) => ValuationModelBody;

/** What undo calls an edit of this body. */
export type EditWords = (before: ValuationModelBody) => string;

type Action =
  | {
      readonly type: 'edit';
      readonly change: BodyChange;
      readonly words: EditWords;
      readonly touch: Touch | undefined;
    }
  | { readonly type: 'undo' | 'redo' };

function reduce(history: History, action: Action): History {
  switch (action.type) {
    case 'edit': {
      const before = history.present;
      const body = action.change(before);
      return body === before ? history : recordEdit(history, body, action.words(before), action.touch);
    }
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
  }
}

export interface ModelEditing {
  readonly history: History;
  readonly body: ValuationModelBody;
  /**
   * Changes the body after every edit before this one, also of the same event. `row` names the row that the edit
   * sets, so that its next value in quick succession is the same step.
   */
  readonly edit: (change: BodyChange, words: EditWords, row?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The body of the open model with the way back and forth through its edits; the functions never change. */
export function useModelEditing(document: AnalystDocument): ModelEditing {
  const [history, dispatch] = useReducer(reduce, document.body, startHistory);
  return {
    history,
    body: history.present,
    edit: useCallback((change, words, row) => {
      const touch = row === undefined ? undefined : { row, atMs: performance.now() };
      dispatch({ type: 'edit', change, words, touch });
    }, []),
    undo: useCallback(() => {
      dispatch({ type: 'undo' });
    }, []),
    redo: useCallback(() => {
      dispatch({ type: 'redo' });
    }, []),
  };
}
