import { type AnalystDocument, rulesOfKinds, settleConflict } from '@finance-analyst/documents';
import { createIncomingVersions } from './createIncomingVersions.js';
import { createSaveQueue } from './createSaveQueue.js';
import { createSessionSaving } from './createSessionSaving.js';
import { createSessionStore } from './createSessionStore.js';
import { createSharedEditing } from './createSharedEditing.js';
import { nothingDerived } from './DerivedParts.js';
import type { DocumentSession, SessionState } from './DocumentSession.js';
import { recordArrival, recordEdit, redo, undo } from './editHistory.js';
import { noteEntered } from './enteredSessions.js';
import { rememberHistory } from './rememberedHistories.js';
import type { SessionDependencies } from './SessionDependencies.js';
import { noEntries } from './SessionEntries.js';

/** Opens a document for editing. Nothing is written or followed before `enter`. */
export const createDocumentSession = <Document extends AnalystDocument>(
  dependencies: SessionDependencies<Document>,
): DocumentSession<Document> =>
  // What a session does is the same for every kind, and it returns documents of the kind it was given.
  createSession(dependencies as unknown as SessionDependencies) as unknown as DocumentSession<Document>;

function createSession(dependencies: SessionDependencies): DocumentSession {
  const { workspace, opened, isReadOnly = false, nowMs } = dependencies;
  const { entries = noEntries, derived = nothingDerived } = dependencies;
  const store = createSessionStore(dependencies);
  const { facts, state, apply, update, changeHere, historyNamed } = store;
  const incoming = createIncomingVersions(store, derived);
  const queue = createSaveQueue();
  const sharing = createSharedEditing(dependencies, { store, incoming, queue });
  const saving = createSessionSaving(dependencies, {
    store,
    incoming,
    queue,
    onCopied: sharing.moveToCopy,
  });

  const { newest } = facts();
  if (newest) apply(incoming.changesBy(newest, opened.base ?? null));

  const walk = (step: (history: SessionState['history']) => SessionState['history']): void => {
    const next = step(facts().history);
    if (next !== facts().history && facts().editing === 'here') changeHere({ history: next });
  };

  const session: DocumentSession = {
    state,
    subscribe: store.subscribe,
    enter() {
      queue.open();
      const forgetEntered = isReadOnly ? () => undefined : noteEntered(workspace, session);
      const stopListening = workspace.subscribe((event) => {
        if (event.type === 'status') update({});
        else if (event.id !== state().document.id) return;
        else if (event.type === 'recovered') update({ deletion: 'undone' });
        else if (event.type === 'draft-failed') update({ draftProblem: event.reason });
        else if (event.origin === 'elsewhere')
          sharing.changedElsewhere(event.type === 'document-changed' ? 'version' : 'draft');
        else if (event.type === 'draft-written' && facts().draftProblem !== null)
          update({ draftProblem: null });
      });
      const stopFollowing = entries.subscribe(() => {
        const refused = entries.refused();
        if (facts().refused && !refused) update({ refused });
      });
      // Where documents are stored may be known by now.
      update({});
      sharing.enter();
      return () => {
        if (facts().editing === 'here') entries.commit();
        queue.close();
        forgetEntered();
        stopListening();
        stopFollowing();
        sharing.leave();
        if (!isReadOnly) rememberHistory(workspace, state().document.id, facts().history);
      };
    },
    edit(change, words, field, cause) {
      const { history, editing } = facts();
      const { present } = history;
      if (editing === 'elsewhere') return;
      const follow = (content: typeof present): typeof present => {
        const changed = change(content.body);
        return changed === content.body
          ? content
          : { ...content, body: derived.follow(content.body, changed) };
      };
      const group = field === undefined ? undefined : { field, atMs: nowMs() };
      const record = (): typeof history => {
        if (cause === 'arriving') return recordArrival(history, follow, words(present.body), group);
        const next = follow(present);
        return next === present ? history : recordEdit(history, next, words(present.body), group);
      };
      const next = record();
      if (next === history) return;
      const { isEdited } = state();
      changeHere({ history: next });
      // A version found while nothing was edited is merged under the first edit.
      const { newer } = state();
      if (!isEdited && newer) incoming.take(newer);
    },
    undo: () => {
      walk(undo);
    },
    redo: () => {
      walk(redo);
    },
    ...saving,
    revert(words) {
      const { newer } = state();
      const target = newer ?? facts().saved;
      if (!target || facts().editing === 'elsewhere') return;
      const { title, body } = target;
      const history = recordEdit(historyNamed(title), { title, body }, words);
      changeHere({
        history,
        outcome: null,
        merged: null,
        ...(newer && { stored: newer, saved: { title, body } }),
      });
    },
    settle(conflict, side, words) {
      if (facts().editing === 'elsewhere') return;
      const before = facts().history.present;
      const { document } = state();
      const settled = settleConflict({ ...document, ...before }, conflict, side, rulesOfKinds[document.kind]);
      const { title } = settled;
      const body = derived.follow(before.body, settled.body);
      changeHere({ history: recordEdit(facts().history, { title, body }, words) });
    },
    editHere: sharing.take,
    forgetMerged() {
      update({ merged: null });
    },
    forgetCopied() {
      update({ copied: null });
    },
    forgetSeparate() {
      update({ separate: [] });
    },
    recover: () => sharing.move('recover'),
    deleteAgain: () => sharing.move('remove'),
    forgetDeletion() {
      update({ deletion: null });
    },
  };
  return session;
}
