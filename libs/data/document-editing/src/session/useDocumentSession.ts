import type { AnalystDocument } from '@finance-analyst/documents';
import type { DocumentSession } from '@finance-analyst/workspace';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DocumentEditing } from './DocumentEditing.js';
import type { DocumentSaving } from './DocumentSaving.js';

export interface SessionOnScreen<Document extends AnalystDocument> {
  readonly editing: DocumentEditing<Document>;
  readonly saving: DocumentSaving<Document>;
}

/** The session of the document on the screen, entered for as long as the screen is there. */
export function useDocumentSession<Document extends AnalystDocument>({
  open,
  onStored,
  onNewer,
}: {
  readonly open: () => DocumentSession<Document>;
  /** Told the document's id when it is first written down under it. */
  readonly onStored: (id: string) => void;
  /** A save was requested on top of a version saved elsewhere. */
  readonly onNewer: () => void;
}): SessionOnScreen<Document> {
  const [session] = useState(open);
  useEffect(() => session.enter(), [session]);
  const { history, storedAs, ...state } = useSyncExternalStore(session.subscribe, session.state);

  const known = useRef(storedAs);
  useEffect(() => {
    if (storedAs !== null && storedAs !== known.current) onStored(storedAs);
    known.current = storedAs;
  }, [storedAs, onStored]);

  const save = useCallback<DocumentSession<Document>['save']>(async () => {
    const end = await session.save();
    if (end.kind === 'newer' && !end.isNews) onNewer();
    return end;
  }, [session, onNewer]);
  return {
    editing: { ...session, history, body: history.present.body },
    saving: { ...session, ...state, save },
  };
}
