import { isSameValue, type AnalystDocument } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Draft, Failure, Workspace } from '@finance-analyst/workspace';
import { useCallback, useEffect, useState } from 'react';
import { readFundamentals } from '../model/readFundamentals.js';
import { isPassing } from '../saving/isPassing.js';
import { latestEdits } from './latestEdits.js';

interface Opened {
  readonly kind: 'open';
  readonly document: AnalystDocument;
  readonly fundamentals: CompanyFundamentals;
  /** When the restored draft was written; null when the saved version is open. */
  readonly draftSavedAt: string | null;
  /** The saved version, where the restored draft rests on it. */
  readonly saved: AnalystDocument | null;
  /** The saved version, where the restored draft rests on another one. */
  readonly newer: AnalystDocument | null;
  /** The version that the draft rests on then, where it is still kept. */
  readonly base: AnalystDocument | null;
  /** Edits of the model that it is not opened with. */
  readonly others: readonly Draft[];
  /** What happened to edits that were not saved, where not all went well with them. */
  readonly draftProblem: string | null;
  readonly isReadOnly: boolean;
  /** What to know about how it was opened, as a sentence. */
  readonly note: string | null;
}

type Opening =
  | Opened
  /** There is nothing of it on this device, at the next attempt neither. */
  | { readonly kind: 'missing'; readonly what: 'model' | 'version' }
  | { readonly kind: 'failed'; readonly reason: string; readonly isPassing: boolean };

export type OpenModel = { readonly kind: 'loading' } | Opening;

const failed = ({ code, reason }: Pick<Failure, 'code' | 'reason'>): Opening => ({
  kind: 'failed',
  reason,
  isPassing: isPassing(code),
});

/** Where the device's storage was refused, what it holds is not known. */
function missing(workspace: Workspace, what: 'model' | 'version'): Opening {
  const { storage, reason } = workspace.status();
  if (storage === 'memory' && reason !== null) return { kind: 'failed', reason, isPassing: false };
  return { kind: 'missing', what };
}

const noEdits = { draft: null, others: [], problem: null } as const;

function open(document: AnalystDocument, given: Omit<Opened, 'kind' | 'document' | 'fundamentals'>): Opening {
  const fundamentals = readFundamentals(document.body.fundamentalsSnapshot);
  if (!fundamentals.ok) return failed({ code: 'corrupted', reason: fundamentals.reason });
  return { kind: 'open', document, fundamentals: fundamentals.value, ...given };
}

/** Edits that leave the body as it was saved, as a new name does, have the body that was saved. */
const withBodyOf = (saved: AnalystDocument | null, edited: AnalystDocument): AnalystDocument =>
  saved && isSameValue(saved.body, edited.body) ? { ...edited, body: saved.body } : edited;

async function openNewest(workspace: Workspace, id: string): Promise<Opening> {
  const stored = await workspace.read(id);
  if (!stored.ok && stored.code !== 'not-found') return failed(stored);
  const saved = stored.ok ? stored.value.document : null;
  const isReadOnly = stored.ok && stored.value.access === 'read-only';
  // What cannot be saved from here is not edited here: its edits wait for a release that can.
  const { draft, others, problem } = isReadOnly ? noEdits : await latestEdits(workspace, id, saved);
  const document = draft ? withBodyOf(saved, draft.document) : saved;
  // It may be there as edits alone, which could not be read.
  if (!document && problem !== null) return failed({ code: 'storage-failed', reason: problem });
  if (!document) return missing(workspace, 'model');
  const isOfSaved = saved?.baseRevision === document.baseRevision;
  const base = isOfSaved ? null : await workspace.readRevision(id, document.baseRevision);
  return open(document, {
    draftSavedAt: draft?.savedAt ?? null,
    saved: draft && isOfSaved ? saved : null,
    newer: isOfSaved ? null : saved,
    base: base?.ok ? base.value.document : null,
    others,
    draftProblem: problem,
    isReadOnly,
    note: stored.ok ? stored.value.note : null,
  });
}

async function openVersion(workspace: Workspace, id: string, revision: number): Promise<Opening> {
  const stored = await workspace.readRevision(id, revision);
  if (!stored.ok && stored.code === 'not-found') {
    const kept = await workspace.revisions(id);
    if (!kept.ok) return failed(kept);
    return missing(workspace, kept.value.length > 0 ? 'version' : 'model');
  }
  if (!stored.ok) return failed(stored);
  return open(stored.value.document, {
    draftSavedAt: null,
    saved: null,
    newer: null,
    base: null,
    others: [],
    draftProblem: null,
    isReadOnly: true,
    note: stored.value.note,
  });
}

/** Reads a model and the edits that were not saved yet, or an earlier version of it. */
export function useOpenModel(
  workspace: Workspace,
  id: string,
  /** Null for the newest. */
  revision: number | null,
  onReopen: () => void,
): {
  readonly state: OpenModel;
  /** Leaves the edits on the screen for later and opens the saved version. */
  readonly leaveEdits: () => void;
} {
  const [state, setState] = useState<OpenModel>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const opening = revision === null ? openNewest(workspace, id) : openVersion(workspace, id, revision);
    void opening.then((opened) => {
      if (isCurrent) setState(opened);
    });
    return () => {
      isCurrent = false;
    };
  }, [workspace, id, revision]);
  const leaveEdits = useCallback(() => {
    void workspace.drafts.leave(id).then((outcome) => {
      if (outcome.ok) onReopen();
      else
        setState((before) => (before.kind === 'open' ? { ...before, draftProblem: outcome.reason } : before));
    });
  }, [workspace, id, onReopen]);
  return { state, leaveEdits };
}
