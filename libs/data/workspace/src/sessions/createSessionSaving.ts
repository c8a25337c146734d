import type { AnalystDocument } from '@finance-analyst/documents';
import type { SaveOutcome } from '../Outcome.js';
import type { IncomingVersions } from './createIncomingVersions.js';
import type { SaveQueue } from './createSaveQueue.js';
import type { SessionStore } from './createSessionStore.js';
import type { DocumentSession, SaveEnd } from './DocumentSession.js';
import { startHistory } from './editHistory.js';
import type { SessionDependencies } from './SessionDependencies.js';
import { noEntries } from './SessionEntries.js';
import { isDeleted } from './SessionFacts.js';
import { withContent } from './withContent.js';

export type SessionSaving = Pick<DocumentSession, 'save' | 'saveOver' | 'saveCopy' | 'restore' | 'rename'>;

interface SavingParts {
  readonly store: SessionStore;
  readonly incoming: IncomingVersions;
  readonly queue: SaveQueue;
  /** Called when the session continues with another document, its copy. */
  readonly onCopied: () => void;
}

const elsewhere: SaveEnd = { kind: 'elsewhere' };

/** The saves of a session, one at a time, each with its result. */
export function createSessionSaving(
  { workspace, entries = noEntries }: SessionDependencies,
  { store, incoming, queue, onCopied }: SavingParts,
): SessionSaving {
  const { facts, state, update, changeHere, historyNamed, draft } = store;

  const enqueue: SaveQueue['add'] = (way, work) =>
    queue.add(way, async () => {
      if (facts().editing === 'elsewhere') return elsewhere;
      const end = await work();
      incoming.takeWaiting();
      return end;
    });

  /**
   * Why nothing of `sent` was stored; null if the edits are based on another version by now and the save can be tried
   * again.
   */
  const refusal = (
    result: Extract<SaveOutcome, { readonly ok: false }>,
    sent: AnalystDocument,
  ): SaveEnd | null => {
    if (result.code === 'conflict' && result.conflict) {
      incoming.take(result.conflict);
      const { newer, document } = state();
      if (newer) return { kind: 'newer', version: newer.baseRevision, isNews: true };
      if (document.baseRevision !== sent.baseRevision) return null;
    }
    return { kind: 'failed', reason: result.reason };
  };

  /** A document that is stored again after a permanent deletion is no longer deleted. */
  const storedAgain = () => (facts().deletion === 'permanent' ? { deletion: null } : {});

  const write = async (way: 'save' | 'saveCopy' | 'saveOver'): Promise<SaveEnd> => {
    const { document, newer, history } = state();
    const { body } = history.present;
    update({ outcome: { kind: 'saving' } });
    const edited = withContent(document, { body });
    const result = await (way === 'saveCopy'
      ? workspace.saveCopy(edited, undefined, queue.isOpen)
      : workspace.save(edited, way === 'saveOver' ? newer?.baseRevision : undefined, queue.isOpen));
    if (!result.ok) {
      const end = refusal(result, document);
      if (!end) return write(way);
      const code = result.code === 'conflict' ? 'changed' : result.code;
      update({ outcome: end.kind === 'newer' ? null : { kind: 'failed', code, reason: result.reason } });
      return end;
    }
    const { title, baseRevision } = result.value;
    const isEditedOn = facts().history.present.body !== body;
    draft.forgetDraft();
    update({
      stored: result.value,
      saved: { title, body },
      outcome: null,
      restoredAt: null,
      ...storedAgain(),
      ...(title !== document.title && { history: historyNamed(title) }),
      ...(way === 'saveCopy' && { copied: { title, of: document }, deletion: null }),
    });
    if (way === 'saveCopy') {
      // Edits made in the meantime are a draft of the copy.
      if (isEditedOn) workspace.drafts.clear(document.id);
      onCopied();
    }
    return { kind: 'saved', version: baseRevision };
  };

  const renameNow = async (title: string): Promise<SaveEnd> => {
    const { document, newer } = state();
    const { saved } = facts();
    const { baseRevision } = document;
    if (title === document.title) return { kind: 'unchanged', version: baseRevision };
    if (baseRevision === 0) {
      changeHere({ history: historyNamed(title) });
      return { kind: 'unchanged', version: 0 };
    }
    // Edits based on an earlier version: it is not yet known which of the two gets the name.
    if (newer || !saved)
      return { kind: 'newer', version: newer?.baseRevision ?? baseRevision, isNews: false };
    update({ outcome: { kind: 'saving' } });
    const result = await workspace.rename(withContent(document, { body: saved.body }), title, queue.isOpen);
    if (!result.ok) {
      update({ outcome: null });
      return refusal(result, document) ?? renameNow(title);
    }
    update({
      stored: result.value,
      saved: { title, body: saved.body },
      outcome: null,
      history: historyNamed(title),
      ...storedAgain(),
    });
    return { kind: 'saved', version: result.value.baseRevision };
  };

  /** Why nothing is saved now: another tab edits, or a field shows an invalid entry that would not be saved. */
  const hindrance = (): SaveEnd | null => {
    if (facts().editing === 'elsewhere') return elsewhere;
    const entry = entries.commit();
    if (entry || facts().refused) update({ refused: entry });
    if (!entry) return null;
    entry.focus();
    return { kind: 'refused', entry };
  };

  const saveNow = (way: 'save' | 'saveOver') => async (): Promise<SaveEnd> => {
    const { document, isEdited, newer } = state();
    // Saving a deleted document brings it back, edited or not.
    if (!isEdited && !isDeleted(facts())) {
      if (facts().outcome) update({ outcome: null });
      return { kind: 'unchanged', version: document.baseRevision };
    }
    if (way === 'save' && newer) return { kind: 'newer', version: newer.baseRevision, isNews: false };
    return write(way);
  };

  const restoreNow = async (revision: number): Promise<SaveEnd> => {
    const end = await saveNow('save')();
    if (end.kind !== 'saved' && end.kind !== 'unchanged') return end;
    const restored = await workspace.restoreRevision(state().document.id, revision);
    if (!restored.ok) return { kind: 'failed', reason: restored.reason };
    const { title, body, baseRevision } = restored.value;
    update({ stored: restored.value, saved: { title, body }, history: startHistory({ title, body }) });
    return { kind: 'saved', version: baseRevision };
  };

  return {
    save: async () => hindrance() ?? enqueue('save', saveNow('save')),
    saveOver: async () => hindrance() ?? enqueue('save', saveNow('saveOver')),
    saveCopy: async () => hindrance() ?? enqueue('copy', () => write('saveCopy')),
    restore: async (revision) => hindrance() ?? enqueue('restore', () => restoreNow(revision)),
    rename: async (title) =>
      facts().editing === 'elsewhere' ? elsewhere : enqueue('rename', () => renameNow(title)),
  };
}
