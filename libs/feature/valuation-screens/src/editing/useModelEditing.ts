import type { ValuationModelBody } from '@finance-analyst/documents';
import { useCallback, useReducer } from 'react';
import { mapHistory, recordEdit, redo, startHistory, undo, type Touch } from './editHistory.js';
import type { EditedModel, ModelHistory } from './ModelHistory.js';

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
  | { readonly type: 'retitle'; readonly title: string }
  | { readonly type: 'undo' | 'redo' };

function reduce(history: ModelHistory, action: Action): ModelHistory {
  const before = history.present;
  switch (action.type) {
    case 'edit': {
      const body = action.change(before.body);
      if (body === before.body) return history;
      return recordEdit(history, { ...before, body }, action.words(before.body), action.touch);
    }
    case 'retitle':
      return mapHistory(history, (model) => ({ ...model, title: action.title }));
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
  }
}

export interface ModelEditing {
  readonly history: ModelHistory;
  readonly title: string;
  readonly body: ValuationModelBody;
  /**
   * Changes the body after every edit before this one, also of the same event. `field` names the one field that the
   * edit sets, so that its next value in quick succession is the same step.
   */
  readonly edit: (change: BodyChange, words: EditWords, field?: string) => void;
  /** The model has another name now, which is no edit: undo does not bring the old one back. */
  readonly retitle: (title: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/**
 * The open model with the way back and forth through its edits, which goes on from `kept` where the model was left
 * before; the functions never change.
 */
export function useModelEditing(
  { title, body }: EditedModel,
  kept: ModelHistory | null = null,
): ModelEditing {
  const [history, dispatch] = useReducer(reduce, kept ?? startHistory<EditedModel>({ title, body }));
  return {
    history,
    ...history.present,
    edit: useCallback((change, words, field) => {
      const touch = field === undefined ? undefined : { field, atMs: performance.now() };
      dispatch({ type: 'edit', change, words, touch });
    }, []),
    retitle: useCallback((named: string) => {
      dispatch({ type: 'retitle', title: named });
    }, []),
    undo: useCallback(() => {
      dispatch({ type: 'undo' });
    }, []),
    redo: useCallback(() => {
      dispatch({ type: 'redo' });
    }, []),
  };
}
