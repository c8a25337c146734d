import type { AnalystDocument, ValuationModelBody } from '@finance-analyst/documents';
import type { FailureCode, Workspace } from '@finance-analyst/workspace';
import { useCallback, useEffect, useRef, useState } from 'react';

export type SaveState =
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'edited' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict'; readonly reason: string }
  | { readonly kind: 'failed'; readonly code: FailureCode; readonly reason: string };

export interface Saving {
  readonly state: SaveState;
  /** The document as last saved or opened. */
  readonly document: AnalystDocument;
  readonly save: () => void;
  readonly saveCopy: () => void;
  /** Why an edit could not be written down as a draft; null while drafts are written. */
  readonly draftProblem: string | null;
}

/** Writes every edit down as a draft, and the model when asked. */
export function useSaving(given: {
  readonly workspace: Workspace;
  readonly opened: AnalystDocument;
  readonly body: ValuationModelBody;
  /** The opened body is a draft that differs from what is saved. */
  readonly startsEdited: boolean;
  /** Told the model's id when it is first written down under it. */
  readonly onKept: (id: string) => void;
}): Saving {
  const { workspace, opened, body, startsEdited, onKept } = given;
  const [document, setDocument] = useState(opened);
  const [savedBody, setSavedBody] = useState<ValuationModelBody | null>(
    opened.baseRevision === 0 || startsEdited ? null : opened.body,
  );
  const [outcome, setOutcome] = useState<SaveState | null>(null);
  const [draftProblem, setDraftProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<'save' | 'saveCopy' | null>(null);
  const written = useRef({ document, body });
  const keptAs = useRef(opened.baseRevision > 0 || startsEdited ? opened.id : null);
  const isStoring = useRef(false);

  useEffect(() => {
    const last = written.current;
    // An edit made while a save was under way continues the version that the save made.
    const isWritten = last.body === body && (last.document === document || savedBody === body);
    if (isWritten) return;
    written.current = { document, body };
    workspace.drafts.write({ ...document, body });
  }, [workspace, document, body, savedBody]);

  const isKept = document !== opened || body !== opened.body;
  useEffect(() => {
    if (!isKept || keptAs.current === document.id) return;
    keptAs.current = document.id;
    onKept(document.id);
  }, [isKept, document.id, onKept]);

  useEffect(
    () =>
      workspace.subscribe((event) => {
        if (event.type === 'draft-failed' && event.id === document.id) setDraftProblem(event.reason);
        if (event.type === 'draft-written' && event.id === document.id) setDraftProblem(null);
      }),
    [workspace, document.id],
  );

  const store = useCallback(
    async (how: 'save' | 'saveCopy') => {
      // A second save of the same version would be in conflict with the first.
      if (isStoring.current) return;
      isStoring.current = true;
      setOutcome({ kind: 'saving' });
      try {
        // A draft that is written while the save is under way would outlive it.
        await workspace.drafts.flush();
        const result = await workspace[how]({ ...document, body });
        if (result.ok) {
          setDocument(result.value);
          setSavedBody(body);
          setOutcome(null);
        } else {
          const { code, reason } = result;
          setOutcome(code === 'conflict' ? { kind: 'conflict', reason } : { kind: 'failed', code, reason });
        }
      } finally {
        isStoring.current = false;
      }
    },
    [workspace, document, body],
  );

  // A field may take its text over at the very key that saves: what is stored is the body that was drawn after it.
  useEffect(() => {
    if (asked === null) return;
    setAsked(null);
    if (asked === 'saveCopy' || savedBody !== body) void store(asked);
  }, [asked, store, savedBody, body]);

  const settled: SaveState =
    savedBody === body ? { kind: 'saved' } : { kind: document.baseRevision === 0 ? 'unsaved' : 'edited' };
  return {
    state: outcome ?? settled,
    document,
    save: useCallback(() => {
      setAsked('save');
    }, []),
    saveCopy: useCallback(() => {
      setAsked('saveCopy');
    }, []),
    draftProblem,
  };
}
