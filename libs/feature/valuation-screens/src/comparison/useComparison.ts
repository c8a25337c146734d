import { useFigureFormat, type FigureResult } from '@finance-analyst/figures';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import { type DocumentContent, type RevisionRow, type Workspace, ofKind } from '@finance-analyst/workspace';
import { useEffect, useEffectEvent, useState } from 'react';
import { comparedRows } from './comparedRows.js';
import { valueInScenario } from './valueInScenario.js';

/** A saved state of a model with its value per share, or why it could not be read. */
export type SavedState =
  | {
      readonly ok: true;
      readonly model: DocumentContent<ValuationModelDocument>;
      readonly value: FigureResult;
    }
  | { readonly ok: false; readonly reason: string };

export interface Comparison {
  /** Newest first; null until they are read, or why not is known. */
  readonly versions: readonly RevisionRow[] | null;
  /** Why they could not be read. */
  readonly problem: string | null;
  /** The list is read again after it failed. */
  readonly isRetrying: boolean;
  readonly retry: () => void;
  /** The version to compare with; null for the default assumptions. */
  readonly chosen: number | null;
  readonly choose: (revision: number | null) => void;
  /** The chosen version; undefined while it is read. */
  readonly saved: SavedState | undefined;
}

async function readState(
  workspace: Workspace,
  id: string,
  revision: number,
  scenario: string | null,
): Promise<SavedState> {
  const opened = ofKind(await workspace.readRevision(id, revision), 'valuation-model');
  if (!opened.ok) return opened;
  const { title, body } = opened.value.document;
  return { ok: true, model: { title, body }, value: valueInScenario(body, scenario) };
}

/**
 * A model's versions in the scenario shown (the base for null), and the one to compare with: initially the newest, or the
 * one before it if that is on screen.
 */
export function useComparison(
  workspace: Workspace,
  id: string,
  now: DocumentContent<ValuationModelDocument>,
  scenario: string | null,
): Comparison {
  const formatting = useFigureFormat();
  const [versions, setVersions] = useState<readonly RevisionRow[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [states, setStates] = useState<ReadonlyMap<number, SavedState>>(new Map());
  const isOnScreen = useEffectEvent(
    (state: SavedState): boolean =>
      state.ok && comparedRows(state.model, now, formatting, scenario).length === 0,
  );
  useEffect(() => {
    let isCurrent = true;
    const list = async () => {
      const listed = await workspace.revisions(id);
      if (!isCurrent) return;
      if (!listed.ok) {
        setProblem(listed.reason);
        setFailedAttempt(attempt);
        // The defaults and the other scenarios can be compared without it.
        setVersions([]);
        return;
      }
      setProblem(null);
      const [newest, before] = listed.value;
      if (newest) {
        const state = await readState(workspace, id, newest.revision, scenario);
        if (!isCurrent) return;
        setStates(new Map([[newest.revision, state]]));
        setChosen(before && isOnScreen(state) ? before.revision : newest.revision);
      }
      setVersions(listed.value);
    };
    void list();
    return () => {
      isCurrent = false;
    };
  }, [workspace, id, scenario, attempt]);

  const isUnread = chosen !== null && !states.has(chosen);
  useEffect(() => {
    if (chosen === null || !isUnread) return undefined;
    let isCurrent = true;
    const read = async () => {
      const state = await readState(workspace, id, chosen, scenario);
      if (isCurrent) setStates((known) => new Map(known).set(chosen, state));
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [workspace, id, chosen, scenario, isUnread]);

  return {
    versions,
    problem,
    isRetrying: problem !== null && failedAttempt !== attempt,
    retry: () => {
      setAttempt((before) => before + 1);
    },
    chosen,
    choose: setChosen,
    saved: chosen === null ? undefined : states.get(chosen),
  };
}
