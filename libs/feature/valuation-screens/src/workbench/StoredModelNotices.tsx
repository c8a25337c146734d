import { isPart, isSameInstrument, isUntouched, readSymbol } from '@finance-analyst/documents';
import type { DocumentRow, Workspace } from '@finance-analyst/workspace';
import { useCallback } from 'react';
import { StoredModelNotice } from './StoredModelNotice.js';
import { messages } from './messages.js';

/**
 * Points to the newest models of a company, the one saved last and the one with unsaved changes: from a new model, or
 * from where there is none to show.
 */
export function StoredModelNotices({
  symbol,
  currentId,
  workspace,
}: {
  readonly symbol: string;
  /** Of the new model on screen; null if there is none. */
  readonly currentId: string | null;
  readonly workspace: Workspace;
}) {
  const findSaved = useCallback(async () => {
    const rows = await workspace.list();
    const of = (row: DocumentRow) =>
      row.instruments.find((instrument) => isSameInstrument(instrument, readSymbol(symbol)));
    const saved = rows.ok && rows.value.find((row) => of(row) && row.id !== currentId && !isPart(row.kind));
    return saved ? { id: saved.id, name: of(saved)?.name ?? symbol, storedAt: saved.updatedAt } : null;
  }, [symbol, currentId, workspace]);
  const findDraft = useCallback(async () => {
    const drafts = await workspace.drafts.list();
    for (const { documentId, document, savedAt } of drafts.ok ? drafts.value : []) {
      if (document.kind !== 'valuation-model' || documentId === currentId || isUntouched(document)) continue;
      const { instrument } = document.body;
      if (isSameInstrument(instrument, readSymbol(symbol)))
        return { id: documentId, name: instrument.name, storedAt: savedAt };
    }
    return null;
  }, [symbol, currentId, workspace]);
  const tellOf = (tell: (name: string, moment: string) => string) => (name: string, moment: string) =>
    currentId === null ? tell(name, moment) : messages.thisIsNew(tell(name, moment));
  return (
    <>
      <StoredModelNotice
        symbol={symbol}
        find={findSaved}
        action={messages.openSaved}
        tell={tellOf(messages.otherSaved)}
      />
      <StoredModelNotice
        symbol={symbol}
        find={findDraft}
        action={messages.openEdited}
        tell={tellOf(messages.otherEdited)}
      />
    </>
  );
}
