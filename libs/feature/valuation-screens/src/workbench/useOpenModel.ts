import type { AnalystDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Draft, Workspace } from '@finance-analyst/workspace';
import { useCallback, useEffect, useState } from 'react';
import { readFundamentals } from '../model/readFundamentals.js';

export type OpenModel =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  | {
      readonly kind: 'open';
      readonly document: AnalystDocument;
      readonly fundamentals: CompanyFundamentals;
      /** When the restored draft was written; null when the saved version is open. */
      readonly draftSavedAt: string | null;
      /** Counts openings, so that a discarded draft starts the workbench anew. */
      readonly opening: number;
    };

/** The newest draft that continues what is saved; one that rests on an older version is left for the start page. */
const draftFor = (drafts: readonly Draft[], id: string, revision: number | null): Draft | undefined =>
  drafts.find(
    ({ documentId, document }) =>
      documentId === id && (revision === null || document.baseRevision === revision),
  );

async function openModel(
  workspace: Workspace,
  id: string,
): Promise<Omit<Extract<OpenModel, { kind: 'open' }>, 'opening'> | Extract<OpenModel, { kind: 'failed' }>> {
  const [saved, drafts] = await Promise.all([workspace.read(id), workspace.drafts.list()]);
  if (!saved.ok && saved.code !== 'not-found') return { kind: 'failed', reason: saved.reason };
  const draft = drafts.ok
    ? draftFor(drafts.value, id, saved.ok ? saved.value.document.baseRevision : null)
    : undefined;
  const document = draft?.document ?? (saved.ok ? saved.value.document : null);
  if (!document) return { kind: 'failed', reason: saved.ok ? '' : saved.reason };
  const fundamentals = readFundamentals(document.body.fundamentalsSnapshot);
  if (!fundamentals.ok) return { kind: 'failed', reason: fundamentals.reason };
  if (draft && !draft.own) await workspace.drafts.adopt(id, draft.sessionId);
  return {
    kind: 'open',
    document,
    fundamentals: fundamentals.value,
    draftSavedAt: draft?.savedAt ?? null,
  };
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
    void workspace.drafts.list().then(async (drafts) => {
      const mine = drafts.ok ? drafts.value.filter(({ documentId, own }) => documentId === id && own) : [];
      await Promise.all(mine.map((draft) => workspace.drafts.discard(draft)));
      reload();
    });
  }, [workspace, id, reload]);
  return { state, reload, discardDraft };
}
