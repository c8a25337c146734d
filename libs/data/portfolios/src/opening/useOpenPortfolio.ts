import { isRetryable } from '@finance-analyst/document-editing';
import type { PortfolioDocument } from '@finance-analyst/documents';
import { ofKind, type SessionOpening, type Workspace } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';

export type OpenPortfolio =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'open';
      readonly opening: SessionOpening<PortfolioDocument>;
      readonly isReadOnly: boolean;
      /** What to know about how it was opened, as a sentence. */
      readonly note: string | null;
      /** Why unsaved changes could not be looked for. */
      readonly draftProblem: string | null;
    }
  /** It is not on this device, and a retry will not help. */
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly isRetryable: boolean;
      readonly isInTrash: boolean;
    };

async function openPortfolio(
  workspace: Workspace,
  id: string,
  revision: number | null,
): Promise<OpenPortfolio> {
  if (revision !== null) {
    const stored = ofKind(await workspace.readRevision(id, revision), 'portfolio');
    if (!stored.ok) return failureOf(stored);
    const { document, note } = stored.value;
    return { kind: 'open', opening: { document }, isReadOnly: true, note, draftProblem: null };
  }
  const opened = ofKind(await workspace.open(id), 'portfolio');
  if (!opened.ok) return failureOf(opened);
  const { access, note, draftProblem, ...opening } = opened.value;
  return { kind: 'open', opening, isReadOnly: access === 'read-only', note, draftProblem };
}

function failureOf({
  code,
  reason,
}: Extract<Awaited<ReturnType<Workspace['open']>>, { ok: false }>): OpenPortfolio {
  if (code === 'not-found') return { kind: 'missing' };
  return { kind: 'failed', reason, isRetryable: isRetryable(code), isInTrash: code === 'removed' };
}

/** Reads a portfolio with its unsaved changes, or an earlier version of it. */
export function useOpenPortfolio(workspace: Workspace, id: string, revision: number | null): OpenPortfolio {
  const [state, setState] = useState<OpenPortfolio>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    void openPortfolio(workspace, id, revision).then((opened) => {
      if (isCurrent) setState(opened);
    });
    return () => {
      isCurrent = false;
    };
  }, [workspace, id, revision]);
  return state;
}
