import type { AnalystDocument } from '@finance-analyst/documents';
import type { SaveOutcome } from '../Outcome.js';
import type { DocumentContent } from './DocumentContent.js';
import { nothingDerived } from './DerivedParts.js';
import type { DocumentSession, SaveEnd, SessionState } from './DocumentSession.js';
import { mapHistory, recordEdit, redo, startHistory, undo } from './editHistory.js';
import { rememberedHistory, rememberHistory } from './rememberedHistories.js';
import { createSaveQueue } from './createSaveQueue.js';
import { createStateReader } from './createStateReader.js';
import { rebase } from './rebase.js';
import type { SessionDependencies } from './SessionDependencies.js';
import { noEntries } from './SessionEntries.js';
import type { SessionFacts } from './SessionFacts.js';

/** Opens a document for editing. Nothing is written or followed before the first edit or `enter`. */
export function createDocumentSession(dependencies: SessionDependencies): DocumentSession {
  const { workspace, opened, startsEdited, isReadOnly = false, nowMs } = dependencies;
  const { entries = noEntries, derived = nothingDerived } = dependencies;
  const savedBefore = dependencies.saved ?? null;
  const history =
    (isReadOnly ? null : rememberedHistory(workspace, opened.id, opened, savedBefore)) ??
    startHistory<DocumentContent>({ title: opened.title, body: opened.body });

  let facts: SessionFacts = {
    stored: opened,
    saved: opened.baseRevision === 0 || startsEdited ? savedBefore : opened,
    history,
    newest: null,
    merged: null,
    outcome: null,
    refused: null,
    copied: null,
    draftProblem: null,
    isStored: opened.baseRevision > 0 || startsEdited,
  };
  let written = { document: opened, body: history.present.body };
  const listeners = new Set<() => void>();
  const queue = createSaveQueue();

  const stateOf = createStateReader(opened, () => workspace.status().storage);
  let state = stateOf(facts);

  /** An edit is written down; one that was made while a save was under way, as an edit of what that saved. */
  const writeDraft = (): void => {
    const { document, isEdited } = state;
    const { body } = state.history.present;
    const isSame = written.body === body && written.document.title === document.title;
    if (isSame && (written.document === document || !isEdited)) return;
    written = { document, body };
    workspace.drafts.write({ ...document, body });
  };

  const apply = (changes: Partial<SessionFacts>): void => {
    facts = { ...facts, ...changes };
    const now = stateOf(facts);
    const isAsOpened = now.document === opened && now.history.present.body === opened.body;
    if (!isAsOpened) facts = { ...facts, isStored: true };
    state = stateOf(facts);
  };

  const update = (changes: Partial<SessionFacts>): void => {
    apply(changes);
    if (!isReadOnly) writeDraft();
    for (const listener of listeners) listener();
  };

  const walk = (step: (history: SessionState['history']) => SessionState['history']): void => {
    const next = step(facts.history);
    if (next !== facts.history) update({ history: next });
  };

  const named = (title: string): SessionState['history'] =>
    mapHistory(facts.history, (one) => ({ ...one, title }));

  /** What a version of elsewhere changes: edits of other things than it changed go on from it, else the person is asked. */
  const changesBy = (version: AnalystDocument, base: DocumentContent | null): Partial<SessionFacts> => {
    const { document, history: edits, isEdited } = state;
    const isNewer = version.id === document.id && version.baseRevision > document.baseRevision;
    const rebased =
      isNewer && isEdited && base ? rebase(edits, { ...document, ...base }, version, derived) : null;
    if (!rebased) return { newest: version };
    const { theirs } = rebased;
    const { title, body } = theirs;
    return { stored: theirs, saved: { title, body }, history: rebased.history, merged: theirs };
  };
  const take = (version: AnalystDocument): void => {
    update(changesBy(version, facts.saved));
  };
  let metWhileSaving: AnalystDocument | null = null;
  /** A version that is met while a save is under way waits for its end: a copy goes on without it. */
  const meet = (version: AnalystDocument): void => {
    if (facts.outcome?.kind === 'saving') metWhileSaving = version;
    else take(version);
  };
  const enqueue: typeof queue.add = (way, work) =>
    queue.add(way, async () => {
      const end = await work();
      const met = metWhileSaving;
      metWhileSaving = null;
      if (met) take(met);
      return end;
    });

  /** Why nothing of `sent` was stored; null where the edits rest on another version by now, so that it is tried again. */
  const refusal = (
    result: Extract<SaveOutcome, { readonly ok: false }>,
    sent: AnalystDocument,
  ): SaveEnd | null => {
    if (result.code === 'conflict' && result.conflict) {
      take(result.conflict);
      if (state.newer) return { kind: 'newer', version: state.newer.baseRevision, isNews: true };
      if (state.document.baseRevision !== sent.baseRevision) return null;
    }
    return { kind: 'failed', reason: result.reason };
  };

  const store = async (way: 'save' | 'saveCopy' | 'saveOver'): Promise<SaveEnd> => {
    const { document, newer, history: edits } = state;
    const { body } = edits.present;
    update({ outcome: { kind: 'saving' } });
    const edited = { ...document, body };
    const result = await (way === 'saveCopy'
      ? workspace.saveCopy(edited)
      : workspace.save(edited, way === 'saveOver' ? newer?.baseRevision : undefined));
    if (!result.ok) {
      const end = refusal(result, document);
      if (!end) return store(way);
      const code = result.code === 'conflict' ? 'changed' : result.code;
      update({ outcome: end.kind === 'newer' ? null : { kind: 'failed', code, reason: result.reason } });
      return end;
    }
    const { title, baseRevision } = result.value;
    update({
      stored: result.value,
      saved: { title, body },
      outcome: null,
      ...(title !== document.title && { history: named(title) }),
      ...(way === 'saveCopy' && { copied: { title, of: document } }),
    });
    return { kind: 'saved', version: baseRevision };
  };

  const renameNow = async (title: string): Promise<SaveEnd> => {
    const { document, newer } = state;
    const { saved } = facts;
    const { baseRevision } = document;
    if (title === document.title) return { kind: 'unchanged', version: baseRevision };
    if (baseRevision === 0) {
      update({ history: named(title) });
      return { kind: 'unchanged', version: 0 };
    }
    // Edits that rest on an earlier version: which of the two gets the name is not known yet.
    if (newer || !saved)
      return { kind: 'newer', version: newer?.baseRevision ?? baseRevision, isNews: false };
    update({ outcome: { kind: 'saving' } });
    const result = await workspace.rename({ ...document, body: saved.body }, title);
    if (!result.ok) {
      update({ outcome: null });
      return refusal(result, document) ?? renameNow(title);
    }
    update({
      stored: result.value,
      saved: { title, body: saved.body },
      outcome: null,
      history: named(title),
    });
    return { kind: 'saved', version: result.value.baseRevision };
  };

  /** Saved would be another value than the one that stands in the field. */
  const refusedEntry = (): SaveEnd | null => {
    const entry = entries.commit();
    if (entry || facts.refused) update({ refused: entry });
    if (!entry) return null;
    entry.focus();
    return { kind: 'refused', entry };
  };

  const saveNow = (way: 'save' | 'saveOver') => async (): Promise<SaveEnd> => {
    const { document, isEdited, newer } = state;
    if (!isEdited) {
      if (facts.outcome) update({ outcome: null });
      return { kind: 'unchanged', version: document.baseRevision };
    }
    if (way === 'save' && newer) return { kind: 'newer', version: newer.baseRevision, isNews: false };
    return store(way);
  };

  const look = async (isEntered: () => boolean): Promise<void> => {
    const stored = await workspace.read(state.document.id);
    if (isEntered() && stored.ok) meet(stored.value.document);
  };

  if (dependencies.newer) apply(changesBy(dependencies.newer, dependencies.base ?? null));

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter() {
      let isEntered = true;
      queue.open();
      const stopListening = workspace.subscribe((event) => {
        if (event.type === 'status') update({});
        else if (event.id !== state.document.id) return;
        else if (event.type === 'draft-failed') update({ draftProblem: event.reason });
        else if (event.type === 'draft-written') {
          if (facts.draftProblem !== null) update({ draftProblem: null });
        } else if (event.origin === 'elsewhere') void look(() => isEntered);
      });
      const stopFollowing = entries.subscribe(() => {
        const refused = entries.refused();
        if (facts.refused && !refused) update({ refused });
      });
      // Where it is kept may be known by now.
      update({});
      // One may have been saved between the reading of the document and this moment.
      void look(() => isEntered);
      return () => {
        isEntered = false;
        queue.close();
        stopListening();
        stopFollowing();
        if (!isReadOnly) rememberHistory(workspace, state.document.id, facts.history);
      };
    },
    edit(change, words, field) {
      const before = facts.history.present;
      const body = change(before.body);
      if (body === before.body) return;
      const group = field === undefined ? undefined : { field, atMs: nowMs() };
      update({ history: recordEdit(facts.history, { ...before, body }, words(before.body), group) });
    },
    undo: () => {
      walk(undo);
    },
    redo: () => {
      walk(redo);
    },
    save: async () => refusedEntry() ?? enqueue('save', saveNow('save')),
    saveOver: async () => refusedEntry() ?? enqueue('save', saveNow('saveOver')),
    saveCopy: async () => refusedEntry() ?? enqueue('copy', () => store('saveCopy')),
    rename: (title) => enqueue('rename', () => renameNow(title)),
    meet,
    forgetMerged() {
      update({ merged: null });
    },
    forgetCopied() {
      update({ copied: null });
    },
  };
}
