import type { AnalystDocument } from '@finance-analyst/documents';
import type { HashText } from '../attachments/createContentHasher.js';
import { messages } from '../messages.js';
import { fail, type Outcome, succeed } from '../Outcome.js';
import { openRecord } from '../records/openRecord.js';
import { isStoredRecord } from '../records/StoredRecord.js';
import { nextRevision, writeRevision } from '../records/writeRevision.js';
import type { StorageTransaction } from '../storage/Storage.js';
import type { Draft } from './Draft.js';
import { deleteDraft, readDraftRecord, savedAtOf } from './draftRecords.js';

export interface SavingDependencies {
  readonly now: string;
  readonly createId: () => string;
  readonly hash: HashText;
}

/** A draft that became a version of its document. */
export interface SavedDraft {
  readonly version: AnalystDocument;
  /** The revision of the current version before. */
  readonly before: number;
  /** The same content as before, stored again so that it remains the current version. */
  readonly current: AnalystDocument;
}

/** A title is stored, so its day is in the language of its words, whatever the format on screen. */
const dayIn = (savedAt: string): string => {
  const moment = Date.parse(savedAt);
  if (Number.isNaN(moment)) return savedAt.slice(0, 10);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(moment);
};

const titleOf = ({ document, savedAt }: Draft): string =>
  messages.titleOfUnsaved(document.title, dayIn(savedAt));

/** Its tab may have written it again since it was read: then it is not deleted for what it was. */
const isUnchanged = async (transaction: StorageTransaction, draft: Draft): Promise<boolean> =>
  savedAtOf(await readDraftRecord(transaction, draft)) === draft.savedAt;

/** Stores a draft as a separate document whose title says where it came from. */
export async function saveAsSeparate(
  transaction: StorageTransaction,
  draft: Draft,
  { createId, now, hash }: SavingDependencies,
): Promise<Outcome<AnalystDocument>> {
  if (!(await isUnchanged(transaction, draft))) return fail('changed', messages.draftChanged);
  const separate = {
    ...draft.document,
    id: createId(),
    title: titleOf(draft),
    createdAt: now,
    updatedAt: now,
  };
  const stored = await writeRevision(transaction, separate, 1, hash);
  await deleteDraft(transaction, draft);
  return succeed(stored);
}

/**
 * Stores a draft in the history of its document, under a title that says where it came from. The current version is
 * stored again after it, unchanged, because the newest version is always the current one; its earlier number stays
 * readable, because drafts can be based on it. Nothing is written if there is no current version that can be stored
 * again.
 */
export async function saveAsVersion(
  transaction: StorageTransaction,
  draft: Draft,
  { hash }: SavingDependencies,
): Promise<Outcome<SavedDraft>> {
  const { documentId: id, document, savedAt } = draft;
  if (!(await isUnchanged(transaction, draft))) return fail('changed', messages.draftChanged);
  const stored = await transaction.get('documents', [id]);
  if (!isStoredRecord(stored)) return fail('not-found', messages.notFound);
  if (stored.removedAt !== null) return fail('removed', messages.removed);
  const opened = await openRecord(transaction, id, stored);
  if (!opened.ok) return fail('corrupted', opened.reason);
  if (opened.value.access === 'read-only') return fail('read-only', messages.readOnly);
  const next = await nextRevision(transaction, id, stored.revision);
  const unsaved = { ...document, title: titleOf(draft), updatedAt: savedAt };
  const version = await writeRevision(transaction, unsaved, next, hash);
  const current = await writeRevision(transaction, opened.value.document, next + 1, hash, stored.revision);
  await deleteDraft(transaction, draft);
  return succeed({ version, before: stored.revision, current });
}
