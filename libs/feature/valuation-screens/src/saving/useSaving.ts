import type { AnalystDocument, ValuationModelBody } from '@finance-analyst/documents';
import type { Workspace } from '@finance-analyst/workspace';
import { useCallback, useEffect, useRef, useState } from 'react';

export type SaveState =
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'edited' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

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
  readonly onKept: (id: string) => void;
}): Saving {
  const { workspace, opened, body, startsEdited, onKept } = given;
  const [document, setDocument] = useState(opened);
  const [savedBody, setSavedBody] = useState<ValuationModelBody | null>(
    opened.baseRevision === 0 || startsEdited ? null : opened.body,
  );
  const [outcome, setOutcome] = useState<SaveState | null>(null);
  const [draftProblem, setDraftProblem] = useState<string | null>(null);
  const written = useRef({ document, body });
  const isStoring = useRef(false);

  useEffect(() => {
    const last = written.current;
    // An edit made while a save was under way continues the version that the save made.
    const isKept = last.body === body && (last.document === document || savedBody === body);
    if (isKept) return;
    written.current = { document, body };
    workspace.drafts.write({ ...document, body });
    onKept(document.id);
  }, [workspace, document, body, savedBody, onKept]);

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
      const result = await workspace[how]({ ...document, body });
      isStoring.current = false;
      if (result.ok) {
        setDocument(result.value);
        setSavedBody(body);
        setOutcome(null);
        onKept(result.value.id);
        return;
      }
      setOutcome({ kind: result.code === 'conflict' ? 'conflict' : 'failed', reason: result.reason });
    },
    [workspace, document, body, onKept],
  );

  const settled: SaveState =
    savedBody === body ? { kind: 'saved' } : { kind: document.baseRevision === 0 ? 'unsaved' : 'edited' };
  return {
    state: outcome ?? settled,
    document,
    save: useCallback(() => {
      if (savedBody !== body) void store('save');
    }, [store, savedBody, body]),
    saveCopy: useCallback(() => void store('saveCopy'), [store]),
    draftProblem,
  };
}
