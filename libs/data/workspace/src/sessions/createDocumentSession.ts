import type { AnalystDocument } from '@finance-analyst/documents';
import type { EditingClaim, Editor } from '../editing/createEditing.js';
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
import { openedFacts, type SessionFacts } from './SessionFacts.js';
import type { SessionOpening } from './SessionOpening.js';

const elsewhere: SaveEnd = { kind: 'elsewhere' };

/** `work`, run one time after the other: what it reads first would else be shown last. */
function oneByOne(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(work, work));
}

/** Opens a document for editing. Nothing is written or followed before `enter`. */
export function createDocumentSession(dependencies: SessionDependencies): DocumentSession {
  const { workspace, opened, isReadOnly = false, nowMs } = dependencies;
  const { entries = noEntries, derived = nothingDerived } = dependencies;
  const begun = openedFacts(opened);

  let facts: SessionFacts = {
    ...begun,
    history:
      (isReadOnly ? null : rememberedHistory(workspace, opened.document.id, opened.document, begun.saved)) ??
      begun.history,
    outcome: null,
    refused: null,
    copied: null,
    draftProblem: null,
    editing: 'here',
    apart: [],
  };
  const listeners = new Set<() => void>();
  const queue = createSaveQueue();

  const stateOf = createStateReader(opened.document, () => workspace.status().storage);
  let state = stateOf(facts);

  /** What was read last, the content that edits here began from, and what was given to be written since. */
  let read: SessionOpening = opened;
  let beganFrom: DocumentContent = facts.history.present;
  let written = { document: state.document, body: beganFrom.body };
  let hasDraft = Boolean(opened.draft);
  let mayWrite = false;

  /** An edit is written down; one that was made while a save was under way, as an edit of what that saved. */
  const writeDraft = (): void => {
    const { document, isEdited } = state;
    const { body } = state.history.present;
    if (!mayWrite || (written.body === body && written.document === document)) return;
    written = { document, body };
    if (isEdited) workspace.drafts.write({ ...document, body });
    else if (hasDraft) workspace.drafts.clear(document.id);
    hasDraft = isEdited;
  };

  const apply = (changes: Partial<SessionFacts>): void => {
    facts = {
      ...facts,
      ...(('history' in changes || 'stored' in changes) && { isStored: true }),
      ...changes,
    };
    state = stateOf(facts);
  };

  const update = (changes: Partial<SessionFacts>): void => {
    apply(changes);
    writeDraft();
    for (const listener of listeners) listener();
  };

  /** What the person changes is written down, also before it is known which tab edits: that one merges it. */
  const changeHere = (changes: Partial<SessionFacts>): void => {
    mayWrite = !isReadOnly;
    update(changes);
  };

  const walk = (step: (history: SessionState['history']) => SessionState['history']): void => {
    const next = step(facts.history);
    if (next !== facts.history && facts.editing === 'here') changeHere({ history: next });
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
      if (facts.editing === 'elsewhere') return elsewhere;
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
    const isEditedOn = facts.history.present.body !== body;
    hasDraft = false;
    update({
      stored: result.value,
      saved: { title, body },
      outcome: null,
      restoredAt: null,
      ...(title !== document.title && { history: named(title) }),
      ...(way === 'saveCopy' && { copied: { title, of: document } }),
    });
    if (way === 'saveCopy') {
      // What was edited meanwhile is a draft of the copy.
      if (isEditedOn) workspace.drafts.clear(document.id);
      // Where the document was left meanwhile, nobody edits the copy.
      if (claim) {
        claim.release();
        claim = claimEditing();
      }
    }
    return { kind: 'saved', version: baseRevision };
  };

  const renameNow = async (title: string): Promise<SaveEnd> => {
    const { document, newer } = state;
    const { saved } = facts;
    const { baseRevision } = document;
    if (title === document.title) return { kind: 'unchanged', version: baseRevision };
    if (baseRevision === 0) {
      changeHere({ history: named(title) });
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

  /** Why nothing is saved now: another tab edits, or saved would be another value than the one that stands in a field. */
  const hindrance = (): SaveEnd | null => {
    if (facts.editing === 'elsewhere') return elsewhere;
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

  const restoreNow = async (revision: number): Promise<SaveEnd> => {
    const end = await saveNow('save')();
    if (end.kind !== 'saved' && end.kind !== 'unchanged') return end;
    const restored = await workspace.restoreRevision(state.document.id, revision);
    if (!restored.ok) return { kind: 'failed', reason: restored.reason };
    const { title, body, baseRevision } = restored.value;
    update({ stored: restored.value, saved: { title, body }, history: startHistory({ title, body }) });
    return { kind: 'saved', version: baseRevision };
  };

  /** Counts how often the document was entered, left and handed over, so that an answer that comes late is known. */
  let visit = 0;
  const look = async (): Promise<void> => {
    const now = visit;
    const stored = await workspace.read(state.document.id);
    if (visit === now && stored.ok) meet(stored.value.document);
  };

  const changesOf = (opening: SessionOpening): Partial<SessionFacts> => {
    read = opening;
    const changes = { ...openedFacts(opening), outcome: null, refused: null };
    beganFrom = changes.history.present;
    written = { document: opening.document, body: beganFrom.body };
    hasDraft = Boolean(opening.draft);
    return changes;
  };

  /** Shows what the tab that edits wrote last, once what this one has not written is on the device. */
  const follow = oneByOne(async () => {
    const now = visit;
    const unwritten = await workspace.drafts.flush();
    if (!unwritten.ok) return;
    const { id } = state.document;
    const found = await workspace.open(id);
    if (visit !== now || facts.editing === 'here' || state.document.id !== id || !found.ok) return;
    mayWrite = false;
    apply(changesOf(found.value));
    update(facts.newest ? changesBy(facts.newest, found.value.base) : {});
  });

  /** What another tab wrote though this one edits goes under the edits here, or becomes a document of its own. */
  const mergeOthers = oneByOne(async () => {
    const now = visit;
    const drafts = await workspace.drafts.ofOthers(state.document.id);
    for (const draft of drafts.ok ? drafts.value : []) {
      // A page that is left edits no more, though its session is not told.
      if (visit !== now || facts.editing === 'elsewhere' || !claim?.isHeld()) return;
      const { document, history } = state;
      const rebased = rebase(history, { ...document, ...beganFrom }, draft.document, derived);
      if (!rebased) {
        const apart = await workspace.drafts.setApart(draft);
        if (apart.ok) update({ apart: [...facts.apart, apart.value] });
        continue;
      }
      update({ history: rebased.history });
      // Also where nothing of it is new here: until it is this tab's draft, theirs is the only one.
      if (state.isEdited) workspace.drafts.write({ ...state.document, body: state.history.present.body });
      if ((await workspace.drafts.flush()).ok) await workspace.drafts.discard(draft);
    }
  });

  /** Only the tab that edits merges: where each does, none gives way. */
  let isAlone = false;
  let hasBegun = false;
  const begin = async (): Promise<void> => {
    const now = visit;
    const isBack = hasBegun && isAlone && facts.editing === 'here';
    if (facts.editing === 'elsewhere') {
      await follow();
      if (visit !== now) return;
    }
    const known = read.draft?.savedAt ?? null;
    const gathering = workspace.drafts.gather(state.document.id, known);
    if (!hasBegun && mayWrite) {
      // What was edited before this answer is written again, after what is gathered.
      written = { document: read.document, body: beganFrom.body };
      hasDraft = Boolean(read.draft);
    }
    hasBegun = true;
    mayWrite = true;
    update({ editing: 'here' });
    const gathered = await gathering;
    if (visit !== now || !claim || !gathered.ok) return;
    const { revision, hasNewer, apart } = gathered.value;
    if (apart.length > 0) update({ apart: [...facts.apart, ...apart] });
    const isChanged =
      revision !== null &&
      revision !== state.document.baseRevision &&
      revision !== facts.newest?.baseRevision;
    if (isBack && (hasNewer || isChanged)) {
      // Another tab edited it while this page was away.
      editor.onElsewhere();
      await begin();
      return;
    }
    if (hasNewer && isAlone) await mergeOthers();
    if (isChanged) await look();
  };

  const editor: Editor = {
    onHere(alone) {
      visit += 1;
      isAlone = alone;
      void begin();
    },
    onElsewhere() {
      visit += 1;
      entries.commit();
      writeDraft();
      update({ editing: 'elsewhere' });
      void follow();
    },
    async handOver() {
      entries.commit();
      await queue.idle();
      return (await workspace.drafts.flush()).ok;
    },
  };
  let claim: EditingClaim | null = null;
  const claimEditing = (): EditingClaim | null =>
    isReadOnly ? null : workspace.edit(state.document.id, editor);

  if (facts.newest) apply(changesBy(facts.newest, opened.base ?? null));

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter() {
      visit += 1;
      queue.open();
      const stopListening = workspace.subscribe((event) => {
        if (event.type === 'status') update({});
        else if (event.id !== state.document.id) return;
        else if (event.type === 'draft-failed') update({ draftProblem: event.reason });
        else if (event.origin === 'here') {
          if (event.type === 'draft-written' && facts.draftProblem !== null) update({ draftProblem: null });
        } else if (facts.editing === 'elsewhere') void follow();
        else if (event.type === 'document-changed') void look();
        else if (isAlone) void mergeOthers();
      });
      const stopFollowing = entries.subscribe(() => {
        const refused = entries.refused();
        if (facts.refused && !refused) update({ refused });
      });
      // Where it is kept may be known by now.
      update({});
      claim = claimEditing();
      return () => {
        if (facts.editing === 'here') entries.commit();
        visit += 1;
        queue.close();
        stopListening();
        stopFollowing();
        const left = claim;
        claim = null;
        // What was edited before it was known which tab edits is gathered with what was there before.
        void Promise.all([queue.idle(), left?.answered])
          .then(workspace.drafts.flush)
          .finally(() => left?.release());
        if (!isReadOnly) rememberHistory(workspace, state.document.id, facts.history);
      };
    },
    edit(change, words, field) {
      const before = facts.history.present;
      const body = change(before.body);
      if (body === before.body || facts.editing === 'elsewhere') return;
      const { isEdited } = state;
      const group = field === undefined ? undefined : { field, atMs: nowMs() };
      changeHere({ history: recordEdit(facts.history, { ...before, body }, words(before.body), group) });
      // A version that was met while nothing was edited goes under the first edit.
      if (!isEdited && state.newer) take(state.newer);
    },
    undo: () => {
      walk(undo);
    },
    redo: () => {
      walk(redo);
    },
    save: async () => hindrance() ?? enqueue('save', saveNow('save')),
    saveOver: async () => hindrance() ?? enqueue('save', saveNow('saveOver')),
    saveCopy: async () => hindrance() ?? enqueue('copy', () => store('saveCopy')),
    restore: async (revision) => hindrance() ?? enqueue('restore', () => restoreNow(revision)),
    rename: async (title) =>
      facts.editing === 'elsewhere' ? elsewhere : enqueue('rename', () => renameNow(title)),
    revert(words) {
      const { newer } = state;
      const target = newer ?? facts.saved;
      if (!target || facts.editing === 'elsewhere') return;
      const { title, body } = target;
      const history = recordEdit(named(title), { title, body }, words);
      changeHere({
        history,
        outcome: null,
        merged: null,
        ...(newer && { stored: newer, saved: { title, body } }),
      });
    },
    editHere() {
      claim?.take();
    },
    forgetMerged() {
      update({ merged: null });
    },
    forgetCopied() {
      update({ copied: null });
    },
    forgetApart() {
      update({ apart: [] });
    },
  };
}
