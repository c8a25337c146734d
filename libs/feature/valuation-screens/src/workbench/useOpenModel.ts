import { isRetryable } from '@finance-analyst/document-editing';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { methodOfTemplate, readFundamentals } from '@finance-analyst/valuation';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import { type Failure, type SessionOpening, type Workspace, ofKind } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';

export interface OpenedModel {
  readonly kind: 'open';
  readonly opening: SessionOpening<ValuationModelDocument>;
  readonly fundamentals: CompanyFundamentals;
  /** Why unsaved changes could not be looked for. */
  readonly draftProblem: string | null;
  readonly isReadOnly: boolean;
  /** What to know about how it was opened, as a sentence. */
  readonly note: string | null;
}

type OpenModelResult =
  | OpenedModel
  /** It is not on this device, and a retry will not help. */
  | { readonly kind: 'missing'; readonly what: 'model' | 'version' }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly isRetryable: boolean;
      readonly isInTrash: boolean;
    };

type OpenModelState = { readonly kind: 'loading' } | OpenModelResult;

const failed = ({ code, reason }: Pick<Failure, 'code' | 'reason'>): OpenModelResult => ({
  kind: 'failed',
  reason,
  isRetryable: isRetryable(code),
  isInTrash: code === 'removed',
});

/** If the device's storage was denied, its contents are unknown. */
function missing(workspace: Workspace, what: 'model' | 'version'): OpenModelResult {
  const { storage, reason } = workspace.status();
  if (storage === 'memory' && reason !== null)
    return { kind: 'failed', reason, isRetryable: false, isInTrash: false };
  return { kind: 'missing', what };
}

function open(
  opening: SessionOpening<ValuationModelDocument>,
  given: Omit<OpenedModel, 'kind' | 'opening' | 'fundamentals'>,
): OpenModelResult {
  const fundamentals = readFundamentals(opening.document.body.fundamentalsSnapshot);
  if (!fundamentals.ok) return failed({ code: 'corrupted', reason: fundamentals.reason });
  const { template } = opening.document.body;
  // What cannot be computed here is not edited: its figures would no longer be those of its assumptions.
  const isReadOnly = given.isReadOnly || !methodOfTemplate(template).ok;
  return { kind: 'open', opening, fundamentals: fundamentals.value, ...given, isReadOnly };
}

async function openNewest(workspace: Workspace, id: string): Promise<OpenModelResult> {
  const opened = ofKind(await workspace.open(id), 'valuation-model');
  if (!opened.ok) return opened.code === 'not-found' ? missing(workspace, 'model') : failed(opened);
  const { access, note, draftProblem, ...opening } = opened.value;
  return open(opening, {
    draftProblem,
    isReadOnly: access === 'read-only',
    note,
  });
}

async function openVersion(workspace: Workspace, id: string, revision: number): Promise<OpenModelResult> {
  const stored = ofKind(await workspace.readRevision(id, revision), 'valuation-model');
  if (!stored.ok && stored.code === 'not-found') {
    const versions = await workspace.revisions(id);
    if (!versions.ok) return failed(versions);
    return missing(workspace, versions.value.length > 0 ? 'version' : 'model');
  }
  if (!stored.ok) return failed(stored);
  const { document, note } = stored.value;
  return open({ document }, { draftProblem: null, isReadOnly: true, note });
}

/** Reads a model with its unsaved changes, or an earlier version of it. */
export function useOpenModel(
  workspace: Workspace,
  id: string,
  /** Null for the newest. */
  revision: number | null,
): OpenModelState {
  const [state, setState] = useState<OpenModelState>({ kind: 'loading' });
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
  return state;
}
