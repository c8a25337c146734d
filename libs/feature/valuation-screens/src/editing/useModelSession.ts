import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { DocumentSession } from '@finance-analyst/workspace';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Saving } from '../saving/Saving.js';
import type { ModelEditing } from './ModelEditing.js';

export interface ModelSession {
  readonly editing: ModelEditing;
  readonly saving: Saving;
}

/** The session of the model on the screen, entered for as long as the screen is there. */
export function useModelSession({
  open,
  onStored,
  onNewer,
}: {
  readonly open: () => DocumentSession<ValuationModelDocument>;
  /** Told the model's id when it is first written down under it. */
  readonly onStored: (id: string) => void;
  /** A save was requested on top of a version saved elsewhere. */
  readonly onNewer: () => void;
}): ModelSession {
  const [session] = useState(open);
  useEffect(() => session.enter(), [session]);
  const { history, storedAs, ...state } = useSyncExternalStore(session.subscribe, session.state);

  const known = useRef(storedAs);
  useEffect(() => {
    if (storedAs !== null && storedAs !== known.current) onStored(storedAs);
    known.current = storedAs;
  }, [storedAs, onStored]);

  const save = useCallback<DocumentSession<ValuationModelDocument>['save']>(async () => {
    const end = await session.save();
    if (end.kind === 'newer' && !end.isNews) onNewer();
    return end;
  }, [session, onNewer]);
  return {
    editing: { ...session, history, body: history.present.body },
    saving: { ...session, ...state, save },
  };
}
