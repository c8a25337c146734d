import type { AnalystDocument } from '@finance-analyst/documents';
import type { FailureCode, SaveOutcome, Workspace } from '@finance-analyst/workspace';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { EditedModel } from '../editing/ModelHistory.js';
import type { RefusedEntry } from './refusedEntryIn.js';
import { useAsks } from './useAsks.js';
import { useNewerVersion } from './useNewerVersion.js';

export type SaveState =
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'edited' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly entry: RefusedEntry }
  | { readonly kind: 'failed'; readonly code: FailureCode; readonly reason: string };

/** How a save that was asked for ended. */
export type SaveEnd =
  | { readonly kind: 'saved'; readonly version: number }
  /** What is on the screen is saved already. */
  | { readonly kind: 'unchanged'; readonly version: number }
  /** A version was saved elsewhere; the person is to say what becomes of both. */
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'refused'; readonly entry: RefusedEntry }
  | { readonly kind: 'failed'; readonly reason: string }
  /** The model was left before its turn came. */
  | { readonly kind: 'left' };

/** A copy that was just saved, and the model that it was made of. */
export interface Copied {
  readonly title: string;
  readonly of: AnalystDocument;
}

export interface Saving {
  readonly state: SaveState;
  /** What is on the screen is not saved, whatever became of a save. */
  readonly isEdited: boolean;
  /** The document as last saved or opened, under the name that it has now. */
  readonly document: AnalystDocument;
  /** The version that was saved elsewhere since `document` was; null while there is none. */
  readonly newer: AnalystDocument | null;
  /** Told of a version that was made after the one that is open, and not from it. */
  readonly meet: (version: AnalystDocument) => void;
  /** Saves the next version and says how that ended; where a newer one is there, the person is asked first. */
  readonly save: () => Promise<SaveEnd>;
  readonly saveCopy: () => void;
  /** Saves after the newer version, which stays in the history. */
  readonly saveOver: () => void;
  /** Gives the model another name and saves that at once; edits that are not saved stay edits. */
  readonly rename: (title: string) => Promise<SaveEnd>;
  /** The copy that the screen has now in the place of another model; null where that is not news. */
  readonly copied: Copied | null;
  readonly forgetCopied: () => void;
  /** Where versions and edits are: on the device, in this tab alone, or, of edits, nowhere but on the screen. */
  readonly keptIn: 'device' | 'tab' | 'nowhere';
  /** Why an edit could not be written down as a draft; null while drafts are written. */
  readonly draftProblem: string | null;
}

/** A name in the place of a way gives the model that name. */
type Way = 'save' | 'saveCopy' | 'saveOver' | { readonly title: string };

const left: SaveEnd = { kind: 'left' };

const noRefusedEntry = (): null => null;

/** Writes every edit down as a draft, and the model when asked. */
export function useSaving(given: {
  readonly workspace: Workspace;
  readonly opened: AnalystDocument;
  /** What is on the screen. */
  readonly model: EditedModel;
  /** The model has another name now: it was renamed, or saved as a copy. */
  readonly onRetitled: (title: string) => void;
  /** What was opened is a draft that differs from what is saved. */
  readonly startsEdited: boolean;
  /** What is saved, where the opened draft rests on it: once the screen has that again, nothing is edited. */
  readonly saved?: EditedModel | null | undefined;
  /** The saved version, where the opened draft rests on another one. */
  readonly newer?: AnalystDocument | null | undefined;
  /** Told the model's id when it is first written down under it. */
  readonly onKept: (id: string) => void;
  /** A save was asked for that would come after a version that was saved elsewhere. */
  readonly onNewer: () => void;
  /** An entry on the screen that the body does not have, because it was refused. The same function at every drawing. */
  readonly refusedEntry?: () => RefusedEntry | null;
}): Saving {
  const { workspace, opened, model, startsEdited, onRetitled, onKept, onNewer } = given;
  const { refusedEntry = noRefusedEntry } = given;
  const { title, body } = model;
  const [stored, setStored] = useState(opened);
  const document = useMemo(() => (stored.title === title ? stored : { ...stored, title }), [stored, title]);
  const [saved, setSaved] = useState<EditedModel | null>(
    opened.baseRevision === 0 || startsEdited ? (given.saved ?? null) : opened,
  );
  const { newer, meet } = useNewerVersion(workspace, document, given.newer ?? null);
  const [outcome, setOutcome] = useState<SaveState | null>(null);
  const [copied, setCopied] = useState<Copied | null>(null);
  const [draftProblem, setDraftProblem] = useState<string | null>(null);
  const storage = useSyncExternalStore(workspace.subscribe, () => workspace.status().storage);
  const { next, take, ask } = useAsks<Way, SaveEnd>(left);
  const written = useRef({ document, body });
  const keptAs = useRef(opened.baseRevision > 0 || startsEdited ? opened.id : null);
  const underWay = useRef<{ readonly way: Way; readonly end: Promise<SaveEnd> } | null>(null);
  const isSaved = saved?.body === body && saved.title === document.title;

  useEffect(() => {
    const last = written.current;
    // An edit made while a save was under way continues the version that the save made.
    const isWritten =
      last.body === body && last.document.title === document.title && (last.document === document || isSaved);
    if (isWritten) return;
    written.current = { document, body };
    workspace.drafts.write({ ...document, body });
  }, [workspace, document, body, isSaved]);

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

  /** Why nothing was stored; a version that was saved elsewhere is met. */
  const refusedBy = useCallback(
    (result: Extract<SaveOutcome, { readonly ok: false }>): SaveEnd => {
      if (result.code !== 'conflict' || !result.conflict) return { kind: 'failed', reason: result.reason };
      meet(result.conflict);
      return { kind: 'newer', version: result.conflict.baseRevision };
    },
    [meet],
  );

  const store = useCallback(
    async (way: Exclude<Way, object>): Promise<SaveEnd> => {
      setOutcome({ kind: 'saving' });
      try {
        const edited = { ...document, body };
        const result = await (way === 'saveCopy'
          ? workspace.saveCopy(edited)
          : workspace.save(edited, way === 'saveOver' ? newer?.baseRevision : undefined));
        if (result.ok) {
          const { title: savedAs } = result.value;
          setStored(result.value);
          setSaved({ title: savedAs, body });
          if (savedAs !== document.title) onRetitled(savedAs);
          if (way === 'saveCopy') setCopied({ title: savedAs, of: document });
          setOutcome(null);
          return { kind: 'saved', version: result.value.baseRevision };
        }
        const { code, reason } = result;
        const end = refusedBy(result);
        setOutcome(
          end.kind === 'newer'
            ? null
            : { kind: 'failed', code: code === 'conflict' ? 'changed' : code, reason },
        );
        return end;
      } finally {
        underWay.current = null;
      }
    },
    [workspace, document, body, newer, refusedBy, onRetitled],
  );

  const rename = useCallback(
    async (named: string): Promise<SaveEnd> => {
      if (named === document.title) return { kind: 'unchanged', version: document.baseRevision };
      if (document.baseRevision === 0) {
        onRetitled(named);
        return { kind: 'unchanged', version: 0 };
      }
      // Edits that rest on an earlier version: which of the two gets the name is not known yet.
      if (newer || !saved) return { kind: 'newer', version: newer?.baseRevision ?? document.baseRevision };
      setOutcome({ kind: 'saving' });
      const result = await workspace.rename({ ...document, body: saved.body }, named);
      setOutcome(null);
      if (!result.ok) return refusedBy(result);
      setStored(result.value);
      setSaved({ title: named, body: saved.body });
      onRetitled(named);
      return { kind: 'saved', version: result.value.baseRevision };
    },
    [workspace, document, saved, newer, refusedBy, onRetitled],
  );

  // A field may take its text over at the very key that saves: what is stored is the body that was drawn after it.
  useEffect(() => {
    if (!next) return;
    take(next);
    const { way, settle } = next;
    const isRename = typeof way === 'object';
    const entry = isRename ? null : refusedEntry();
    if (entry) {
      // Saved would be another figure than the one that stands in the field.
      setOutcome({ kind: 'refused', entry });
      entry.field.focus();
      settle({ kind: 'refused', entry });
    } else if (underWay.current) {
      const { way: first, end } = underWay.current;
      const isCopy = way === 'saveCopy';
      const isIndependent = isCopy || isRename;
      // At the same time it would be in conflict with the first; after it, it saves what was edited since.
      const goOn = (ended: SaveEnd) => (isIndependent || ended.kind === 'saved' ? ask(way) : ended);
      // A copy that is pressed for twice is one.
      settle(isCopy && first === 'saveCopy' ? end : end.then(goOn));
    } else if (isRename) {
      // Also where there is nothing to store: what comes next would wait for it for ever.
      const end = rename(way.title).finally(() => {
        underWay.current = null;
      });
      underWay.current = { way, end };
      settle(end);
    } else if (way !== 'saveCopy' && isSaved) settle({ kind: 'unchanged', version: document.baseRevision });
    else if (way === 'save' && newer) {
      onNewer();
      settle({ kind: 'newer', version: newer.baseRevision });
    } else {
      const end = store(way);
      underWay.current = { way, end };
      settle(end);
    }
  }, [next, take, ask, store, rename, isSaved, document.baseRevision, newer, onNewer, refusedEntry]);

  const isRefused = outcome?.kind === 'refused';
  useEffect(() => {
    if (!isRefused) return;
    const observer = new MutationObserver(() => {
      if (!refusedEntry()) setOutcome(null);
    });
    // Corrected, given up or taken away with its year: each of them is a change of what is drawn.
    observer.observe(window.document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-invalid'],
    });
    return () => {
      observer.disconnect();
    };
  }, [isRefused, refusedEntry]);

  const settled: SaveState = isSaved
    ? { kind: 'saved' }
    : { kind: document.baseRevision === 0 ? 'unsaved' : 'edited' };
  return {
    state: outcome ?? settled,
    isEdited: !isSaved,
    document,
    newer,
    meet,
    save: useCallback(() => ask('save'), [ask]),
    saveCopy: useCallback(() => void ask('saveCopy'), [ask]),
    saveOver: useCallback(() => void ask('saveOver'), [ask]),
    rename: useCallback((named: string) => ask({ title: named }), [ask]),
    copied,
    forgetCopied: useCallback(() => {
      setCopied(null);
    }, []),
    keptIn: draftProblem !== null ? 'nowhere' : storage === 'memory' ? 'tab' : 'device',
    draftProblem,
  };
}
