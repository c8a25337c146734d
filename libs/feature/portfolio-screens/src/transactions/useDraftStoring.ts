import type { DocumentEditing } from '@finance-analyst/document-editing';
import type { PortfolioDocument } from '@finance-analyst/documents';
import { useEffect, useEffectEvent } from 'react';
import type { RowEntries } from './CellValue.js';
import { messages } from './messages.js';
import { withUnfinished } from './withUnfinished.js';

/** Stores what was entered of a transaction as a draft when the person leaves the page; returns how to store it earlier. */
export function useDraftStoring(
  editing: DocumentEditing<PortfolioDocument>,
  isReadOnly: boolean,
  entered: RowEntries,
): (entries: RowEntries) => void {
  const store = (entries: RowEntries): void => {
    if (isReadOnly) return;
    editing.edit(
      (before) => withUnfinished(before, entries),
      () => (Object.keys(entries).length === 0 ? messages.draftRemoved : messages.draftStored),
    );
  };
  const storeLeft = useEffectEvent(() => {
    store(entered);
  });
  useEffect(() => {
    const listening = new AbortController();
    // Before the workspace writes the document, which it does when the page is hidden too.
    const options = { capture: true, signal: listening.signal };
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') storeLeft();
    };
    window.addEventListener('visibilitychange', onHidden, options);
    window.addEventListener('pagehide', () => storeLeft(), options);
    return () => {
      listening.abort();
    };
  }, []);
  return store;
}
