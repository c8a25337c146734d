import { isRetryable } from '@finance-analyst/document-editing';
import type { PortfolioDocument } from '@finance-analyst/documents';
import { attachmentNamesOf, ofKind, type SessionOpening, type Workspace } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';
import { readStoredSummary } from '../summary/readStoredSummary.js';
import type { StoredSummary } from '../summary/StoredSummary.js';
import { summaryKey } from '../summary/summaryKey.js';
import { afterNextPaint } from './afterNextPaint.js';

export type OpenPortfolio =
  /** With what it held when it was last folded, unless its transactions are others or few. */
  | { readonly kind: 'loading'; readonly summary: StoredSummary | null }
  | {
      readonly kind: 'open';
      readonly opening: SessionOpening<PortfolioDocument>;
      readonly isReadOnly: boolean;
      /** What to know about how it was opened, as a sentence. */
      readonly note: string | null;
      /** Why unsaved changes could not be looked for. */
      readonly draftProblem: string | null;
      /** What it held when it was last folded; null unless it was folded from the same transactions. */
      readonly summary: StoredSummary | null;
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
  summary: StoredSummary | null,
): Promise<OpenPortfolio> {
  if (revision !== null) {
    const stored = ofKind(await workspace.readRevision(id, revision), 'portfolio');
    if (!stored.ok) return failureOf(stored);
    const { document, note } = stored.value;
    return {
      kind: 'open',
      opening: { document },
      isReadOnly: true,
      note,
      draftProblem: null,
      summary: null,
    };
  }
  const opened = ofKind(await workspace.open(id), 'portfolio');
  if (!opened.ok) return failureOf(opened);
  const { access, note, draftProblem, ...opening } = opened.value;
  return {
    kind: 'open',
    opening,
    isReadOnly: access === 'read-only',
    note,
    draftProblem,
    summary: isSummaryOf(summary, opening.document) ? summary : null,
  };
}

/** Another tab may have saved between the reading of the summary and that of the document. */
const isSummaryOf = (summary: StoredSummary | null, document: PortfolioDocument): boolean =>
  summary !== null && summary.key === summaryKey(document.body, attachmentNamesOf(document));

function failureOf({
  code,
  reason,
}: Extract<Awaited<ReturnType<Workspace['open']>>, { ok: false }>): OpenPortfolio {
  if (code === 'not-found') return { kind: 'missing' };
  return { kind: 'failed', reason, isRetryable: isRetryable(code), isInTrash: code === 'removed' };
}

/**
 * Reads a portfolio with its unsaved changes, or an earlier version of it; before, what it held when it was last folded.
 *
 * @param turn It is read again when this changes; until then, it stays open as it was.
 */
export function useOpenPortfolio(
  workspace: Workspace,
  id: string,
  revision: number | null,
  turn = 0,
): OpenPortfolio {
  const [state, setState] = useState<OpenPortfolio>({ kind: 'loading', summary: null });
  useEffect(() => {
    let isCurrent = true;
    const open = async (): Promise<void> => {
      const summary = revision === null ? await readStoredSummary(workspace, id).catch(() => null) : null;
      if (summary && isCurrent) {
        setState((before) => (turn > 0 && before.kind === 'open' ? before : { kind: 'loading', summary }));
        // Reading many transactions takes the page longer than showing what they add up to.
        await afterNextPaint();
      }
      if (!isCurrent) return;
      const opened = await openPortfolio(workspace, id, revision, summary);
      if (isCurrent) setState(opened);
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [workspace, id, revision, turn]);
  return state;
}
