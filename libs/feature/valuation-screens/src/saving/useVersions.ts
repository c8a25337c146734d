import type { FigureResult } from '@finance-analyst/figures';
import { valueOfModel } from '@finance-analyst/valuation';
import { type RevisionRow, type Workspace, ofKind } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';
import { messages } from './messages.js';

export interface Versions {
  /** Newest first; null until they are loaded. */
  readonly rows: readonly RevisionRow[] | null;
  /** Why they could not be loaded. */
  readonly problem: string | null;
  /** The value per share of a version, or a text while it is being computed. */
  readonly valueOf: (row: RevisionRow) => FigureResult;
}

/**
 * The stored versions of a model and their values, computed one by one. A newer version from elsewhere is listed too.
 */
export function useVersions(workspace: Workspace, id: string, newest: number): Versions {
  const [rows, setRows] = useState<readonly RevisionRow[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [values, setValues] = useState<ReadonlyMap<number, FigureResult>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const listed = await workspace.revisions(id);
      if (!isCurrent) return;
      if (!listed.ok) {
        setProblem(listed.reason);
        return;
      }
      setRows(listed.value);
      for (const { revision } of listed.value) {
        const opened = ofKind(await workspace.readRevision(id, revision), 'valuation-model');
        if (!isCurrent) return;
        const value = opened.ok ? valueOfModel(opened.value.document.body) : opened;
        setValues((known) => new Map(known).set(revision, value));
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [workspace, id, newest]);
  return {
    rows,
    problem,
    valueOf: ({ revision }) => values.get(revision) ?? { ok: false, reason: messages.valueLoading },
  };
}
