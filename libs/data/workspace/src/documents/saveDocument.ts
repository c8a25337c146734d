import {
  type AnalystDocument,
  documentKinds,
  loadDocumentForms,
  parseDocument,
} from '@finance-analyst/documents';
import type { HashText } from '../attachments/createContentHasher.js';
import { messages } from '../messages.js';
import { fail, type SaveConflict, type SaveOutcome, succeed } from '../Outcome.js';
import { openRecord } from '../records/openRecord.js';
import { isStoredRecord, type StoredRecord } from '../records/StoredRecord.js';
import { nextRevision, writeRevision } from '../records/writeRevision.js';
import type { Storage, StorageTransaction } from '../storage/Storage.js';
import { storeDamaged } from './storeDamaged.js';

export interface Saving {
  readonly ownerId: string;
  /** What else changes with the save, in the same transaction. */
  readonly settle: (transaction: StorageTransaction, saved: AnalystDocument) => Promise<void>;
  /** The revision that the store has to hold: the one that the document was read at, or a newer one to come after. */
  readonly over: number;
  readonly now: string;
  readonly hash: HashText;
}

const conflictWith = async (
  transaction: StorageTransaction,
  id: string,
  stored: StoredRecord,
): Promise<SaveConflict> => {
  const theirs = await openRecord(transaction, id, stored);
  const conflict = theirs.ok ? theirs.value.document : null;
  return { ok: false, code: 'conflict', reason: messages.conflict, conflict };
};

/** The outcome of a save, and whether it took the document out of Trash. */
export interface SavedDocument {
  readonly outcome: SaveOutcome;
  readonly isRecovered: boolean;
}

const refused = (outcome: Exclude<SaveOutcome, { readonly ok: true }>): SavedDocument => ({
  outcome,
  isRecovered: false,
});

/**
 * Compare-and-set: the document is stored if the store holds the revision it was read at, or the newer one that `over`
 * names; else nothing is written and the stored version comes back beside the reason. One that was
 * deleted is stored again: the save wins over the deletion.
 */
export async function saveDocument(
  storage: Storage,
  document: AnalystDocument,
  saving: Saving,
): Promise<SavedDocument> {
  const { ownerId, settle, over, now, hash } = saving;
  const { id, baseRevision } = document;
  if (document.schemaVersion > documentKinds[document.kind].currentVersion)
    return refused(fail('read-only', messages.readOnly));
  await loadDocumentForms(document.kind);
  const checked = parseDocument({ ...document, ownerId, updatedAt: now });
  if (!checked.ok) return refused(fail('invalid', checked.reason));

  return storage.transact<SavedDocument>('write', async (transaction) => {
    const raw = await transaction.get('documents', [id]);
    const stored = isStoredRecord(raw) ? raw : null;
    if (raw !== undefined && !stored) {
      await storeDamaged(transaction, { documentId: id, foundAt: now, reason: messages.damaged, raw });
    }
    if (stored && stored.revision !== over) return refused(await conflictWith(transaction, id, stored));
    if (stored && over !== baseRevision && (await isOfNewerRelease(transaction, id, stored)))
      return refused(fail('read-only', messages.readOnly));
    const revision = await nextRevision(transaction, id, baseRevision);
    const saved = await writeRevision(transaction, checked.value.document, revision, hash);
    await settle(transaction, saved);
    return { outcome: succeed(saved), isRecovered: typeof stored?.removedAt === 'string' };
  });
}

/** What a newer release wrote can hold more than this one knows of. */
const isOfNewerRelease = async (
  transaction: StorageTransaction,
  id: string,
  stored: StoredRecord,
): Promise<boolean> => {
  const opened = await openRecord(transaction, id, stored);
  return opened.ok ? opened.value.access === 'read-only' : opened.code !== 'corrupted';
};
