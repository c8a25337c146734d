import type { AnalystDocument } from '@finance-analyst/documents';
import { detachSnapshot } from '../records/snapshot.js';
import { isStoredRecord } from '../records/StoredRecord.js';
import type { StorageTransaction } from '../storage/Storage.js';
import type { Draft } from './Draft.js';
import { type DraftPlace, openDraft, readParts } from './draftRecords.js';
import { setDraftAside } from './setDraftAside.js';

/** A draft that only repeats what is saved, now or as the version that it rests on, is nobody's lost work. */
async function repeatsSaved(transaction: StorageTransaction, document: AnalystDocument): Promise<boolean> {
  const { id, baseRevision, title } = document;
  const current = await transaction.get('documents', [id]);
  if (!isStoredRecord(current)) return false;
  const body = JSON.stringify(detachSnapshot(document).light['body']);
  return [current, await transaction.get('revisions', [id, baseRevision])].some(
    (stored) =>
      isStoredRecord(stored) &&
      stored.document['title'] === title &&
      JSON.stringify(stored.document['body']) === body,
  );
}

async function placesOf(transaction: StorageTransaction): Promise<readonly DraftPlace[]> {
  const keys = await transaction.keys('drafts', []);
  return keys.flatMap(([documentId, sessionId, part]) =>
    part === 'edit' ? [{ documentId: String(documentId), sessionId: String(sessionId) }] : [],
  );
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
    const parts = await readParts(transaction, place);
    const opened = openDraft(parts);
    if (opened.ok) {
      const { document, savedAt, isLeft } = opened;
      if (!(await repeatsSaved(transaction, document)))
        drafts.push({ ...place, own, savedAt, isLeft, document });
    } else if (opened.code === 'corrupted')
      await setDraftAside(transaction, place, parts, opened.reason, now);
  }
  return drafts.toSorted((left, right) => right.savedAt.localeCompare(left.savedAt, 'en'));
}
