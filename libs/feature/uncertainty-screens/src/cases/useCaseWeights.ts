import type { ValuationModelDocument, CaseWeight } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { derivedPartsOf, withWeight } from '@finance-analyst/valuation';
import {
  createDocumentSession,
  type BodyChange,
  type DocumentSession,
  type Draft,
  type SessionState,
  type Workspace,
  ofKind,
} from '@finance-analyst/workspace';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { messages } from '../messages.js';

export interface CaseWeighting {
  /** As entered; empty if all cases have their default weights. */
  readonly entered: readonly CaseWeight[];
  readonly set: (given: CaseWeight, name: string) => void;
  /** Sets the weights of several cases in one edit; `words` name it. */
  readonly setAll: (given: readonly CaseWeight[], words: string) => void;
  readonly reset: () => void;
  /** Reverts the last edit of a weight; null if there is none in this visit. */
  readonly undo: (() => void) | null;
  /** Why the weights cannot be edited, or why the last edit could not be stored. */
  readonly problem: string | null;
  readonly isReadOnly: boolean;
}

interface Editing {
  readonly session: DocumentSession<ValuationModelDocument>;
  readonly leave: () => void;
  /** Edits that the session was opened with. */
  readonly began: number;
}

const neverChanges = (): (() => void) => () => undefined;
const noState = (): SessionState<ValuationModelDocument> | null => null;

/**
 * The weights of a model's cases, with its unsaved changes. An edit of one is an edit of the model, as in the workbench;
 * the model is opened for editing with the first.
 */
export function useCaseWeights({
  workspace,
  document,
  fundamentals,
  draft,
  kept,
  forgetKept,
  isReadOnly,
}: {
  readonly workspace: Workspace;
  readonly document: ValuationModelDocument;
  readonly fundamentals: CompanyFundamentals;
  readonly draft: Draft<ValuationModelDocument> | null;
  /** Weights that an earlier release kept on the device. */
  readonly kept: readonly CaseWeight[];
  readonly forgetKept: () => void;
  readonly isReadOnly: boolean;
}): CaseWeighting {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [pending, setPending] = useState<readonly CaseWeight[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = useRef<Editing | null>(null);
  const isShown = useRef(false);
  const queue = useRef(Promise.resolve());
  const state = useSyncExternalStore(
    editing?.session.subscribe ?? neverChanges,
    editing?.session.state ?? noState,
  );
  const close = (): void => {
    open.current?.leave();
    open.current = null;
  };
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      open.current?.leave();
      open.current = null;
      setEditing(null);
    };
  }, [workspace, document.id]);

  const inModel =
    pending ?? (state?.history.present.body ?? draft?.document.body ?? document.body).caseWeights;
  const hasKept = kept.length > 0;
  const isSavedWithWeights = document.body.caseWeights.length > 0;
  useEffect(() => {
    if (hasKept && isSavedWithWeights) forgetKept();
  }, [hasKept, isSavedWithWeights, forgetKept]);

  const edit = (
    change: (weights: readonly CaseWeight[]) => readonly CaseWeight[],
    words: string,
    field?: string,
  ): void => {
    setPending(change(inModel));
    const inBody: BodyChange<ValuationModelDocument> = (body) => ({
      ...body,
      caseWeights: change(body.caseWeights),
    });
    queue.current = queue.current.then(async () => {
      // What another tab edits gets this edit as a draft of this one, which it merges.
      if (open.current?.session.state().editing === 'elsewhere') close();
      if (!open.current) {
        const opened = ofKind(await workspace.open(document.id), 'valuation-model');
        if (!opened.ok) {
          setProblem(opened.reason);
          setPending(null);
          return;
        }
        const session = createDocumentSession({
          workspace,
          opened: { ...opened.value, isElsewhere: false },
          derived: derivedPartsOf(opened.value.document, fundamentals),
          nowMs: () => performance.now(),
        });
        open.current = { session, leave: session.enter(), began: session.state().history.past.length };
      }
      open.current.session.edit(inBody, () => words, field);
      setProblem(null);
      setPending(null);
      setEditing(open.current);
      if (!isShown.current) close();
    });
  };
  const orKept = (weights: readonly CaseWeight[]): readonly CaseWeight[] =>
    weights.length > 0 ? weights : kept;
  const canUndo = editing !== null && state?.editing === 'here' && state.history.past.length > editing.began;
  return {
    entered: orKept(inModel),
    set: (given, name) => {
      edit((weights) => withWeight(orKept(weights), given), messages.weightOf(name), `weight ${given.id}`);
    },
    setAll: (given, words) => {
      edit((weights) => given.reduce(withWeight, orKept(weights)), words);
    },
    reset: () => {
      forgetKept();
      if (inModel.length > 0) edit(() => [], messages.resetWeights);
    },
    undo: canUndo ? editing.session.undo : null,
    problem: problem ?? state?.draftProblem ?? null,
    isReadOnly,
  };
}
