import { isUntouched } from '@finance-analyst/documents';
import type { Workspace } from '@finance-analyst/workspace';
import { useCallback } from 'react';
import { KeptModelNotice } from './KeptModelNotice.js';
import { messages } from './messages.js';

/** Points from a new model to the newest of the same company: the one saved last, and the one with edits not saved. */
export function KeptModelNotices({
  symbol,
  currentId,
  workspace,
}: {
  readonly symbol: string;
  readonly currentId: string;
  readonly workspace: Workspace;
}) {
  const findSaved = useCallback(async () => {
    const rows = await workspace.list();
    const saved = rows.ok && rows.value.find((row) => row.symbol === symbol && row.id !== currentId);
    return saved ? { id: saved.id, name: saved.name ?? symbol, keptAt: saved.updatedAt } : null;
  }, [symbol, currentId, workspace]);
  const findDraft = useCallback(async () => {
    const drafts = await workspace.drafts.list();
    const draft =
      drafts.ok &&
      drafts.value.find(
        ({ documentId, document }) =>
          document.body.symbol === symbol && documentId !== currentId && !isUntouched(document),
      );
    return draft ? { id: draft.documentId, name: draft.document.body.name, keptAt: draft.savedAt } : null;
  }, [symbol, currentId, workspace]);
  return (
    <>
      <KeptModelNotice
        symbol={symbol}
        find={findSaved}
        action={messages.openKept}
        tell={messages.keptSaved}
      />
      <KeptModelNotice
        symbol={symbol}
        find={findDraft}
        action={messages.continueKept}
        tell={messages.keptEdited}
      />
    </>
  );
}
