import type { AnalystDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Workspace } from '@finance-analyst/workspace';
import { useCallback, useEffect, useState } from 'react';
import { readFundamentals } from '../model/readFundamentals.js';
import { latestEdits } from './latestEdits.js';

interface Opened {
  readonly kind: 'open';
  readonly document: AnalystDocument;
  readonly fundamentals: CompanyFundamentals;
  /** When the restored draft was written; null when the saved version is open. */
  readonly draftSavedAt: string | null;
  /** What happened to edits that were not saved, where not all went well with them. */
  readonly draftProblem: string | null;
  readonly isReadOnly: boolean;
  /** What to know about how it was opened, as a sentence. */
  readonly note: string | null;
}

export type OpenModel =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  /** `opening` counts openings, so that a discarded draft starts the workbench anew. */
  | (Opened & { readonly opening: number });

async function openModel(
  workspace: Workspace,
  id: string,
): Promise<Opened | { readonly kind: 'failed'; readonly reason: string }> {
  const saved = await workspace.read(id);
  if (!saved.ok && saved.code !== 'not-found') return { kind: 'failed', reason: saved.reason };
  const isReadOnly = saved.ok && saved.value.access === 'read-only';
  // What cannot be saved from here is not edited here: its edits wait for a release that can.
  const { draft, problem } = isReadOnly
    ? { draft: null, problem: null }
    : await latestEdits(workspace, id, saved.ok ? saved.value.document.baseRevision : null);
  const document = draft?.document ?? (saved.ok ? saved.value.document : null);
  if (!document)
    return { kind: 'failed', reason: [saved.ok ? null : saved.reason, problem].filter(Boolean).join(' ') };
  const fundamentals = readFundamentals(document.body.fundamentalsSnapshot);
  if (!fundamentals.ok) return { kind: 'failed', reason: fundamentals.reason };
  return {
    kind: 'open',
    document,
    fundamentals: fundamentals.value,
    draftSavedAt: draft?.savedAt ?? null,
    draftProblem: problem,
    isReadOnly,
    note: saved.ok ? saved.value.note : null,
  };
}

/** Gives up this tab's edits of a model; the reason where they are still there. */
async function discardEdits(workspace: Workspace, id: string): Promise<string | null> {
  const drafts = await workspace.drafts.list();
  if (!drafts.ok) return drafts.reason;
  const mine = drafts.value.filter(({ documentId, own }) => documentId === id && own);
  const outcomes = await Promise.all(mine.map((draft) => workspace.drafts.discard(draft)));
  return outcomes.find((outcome) => !outcome.ok)?.reason ?? null;
}

/** Reads a model and the edits that were not saved yet. */
export function useOpenModel(
  workspace: Workspace,
  id: string,
): { readonly state: OpenModel; readonly reload: () => void; readonly discardDraft: () => void } {
  const [state, setState] = useState<OpenModel>({ kind: 'loading' });
  const [opening, setOpening] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void openModel(workspace, id).then((opened) => {
      if (isCurrent) setState(opened.kind === 'open' ? { ...opened, opening } : opened);
    });
    return () => {
      isCurrent = false;
    };
  }, [workspace, id, opening]);
  const reload = useCallback(() => {
    setOpening((count) => count + 1);
  }, []);
  const discardDraft = useCallback(() => {
    void discardEdits(workspace, id).then((problem) => {
      if (problem === null) reload();
      else setState((before) => (before.kind === 'open' ? { ...before, draftProblem: problem } : before));
    });
  }, [workspace, id, reload]);
  return { state, reload, discardDraft };
}
