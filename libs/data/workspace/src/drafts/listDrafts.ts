import type { AnalystDocument } from '@finance-analyst/documents';
import { isStoredRecord } from '../records/StoredRecord.js';
import type { StorageTransaction } from '../storage/Storage.js';
import type { Draft } from './Draft.js';
import { type DraftPlace, openDraft, readDraft } from './draftRecords.js';
import { hasSameBody, type StoredBody } from './hasSameBody.js';
import { setDraftAside } from './setDraftAside.js';

/** A draft that only repeats what is saved, now or as the version that it rests on, is nobody's lost work. */
async function repeatsSaved(
  transaction: StorageTransaction,
  { id, baseRevision, title }: AnalystDocument,
  draft: StoredBody,
): Promise<boolean> {
  const current = await transaction.get('documents', [id]);
  if (!isStoredRecord(current)) return false;
  for (const stored of [current, await transaction.get('revisions', [id, baseRevision])])
    if (
      isStoredRecord(stored) &&
      stored.document['title'] === title &&
      (await hasSameBody(transaction, id, draft, stored))
    )
      return true;
  return false;
}

async function placesOf(transaction: StorageTransaction): Promise<readonly DraftPlace[]> {
  const keys = await transaction.keys('drafts', []);
  // Release 1 could leave a part without its edit, which is not a draft.
  return keys
    .filter((key) => key.length === 2)
    .map(([documentId, sessionId]) => ({ documentId: String(documentId), sessionId: String(sessionId) }));
}

/**
 * The drafts that hold unsaved work, newest first: this tab's, and those of tabs that are no longer open. A damaged
 * one goes to quarantine; one of a newer release stays where it is for that release.
 */
export async function listDrafts(
  transaction: StorageTransaction,
  ownSession: string,
  openSessions: ReadonlySet<string>,
  now: string,
): Promise<readonly Draft[]> {
  const drafts: Draft[] = [];
  for (const place of await placesOf(transaction)) {
    const own = place.sessionId === ownSession;
    if (!own && openSessions.has(place.sessionId)) continue;
    const stored = await readDraft(transaction, place);
    const opened = openDraft(stored);
    if (opened.ok) {
      const { document, savedAt, isLeft, record } = opened;
      if (!(await repeatsSaved(transaction, document, record)))
        drafts.push({ ...place, own, savedAt, isLeft, document });
    } else if (opened.code === 'corrupted')
      await setDraftAside(transaction, place, stored, opened.reason, now);
  }
  return drafts.toSorted((left, right) => right.savedAt.localeCompare(left.savedAt, 'en'));
}
