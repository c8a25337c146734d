import type { AnalystDocument } from '@finance-analyst/documents';
import { isStoredRecord } from '../records/StoredRecord.js';
import type { StorageTransaction } from '../storage/Storage.js';
import type { Draft } from './Draft.js';
import { deleteDraft, draftPlaces, openDraft } from './draftRecords.js';
import { hasSameBody, type StoredBody } from './hasSameBody.js';

/** A draft with the record it was read from. */
export interface ReadDraft extends Draft {
  readonly record: StoredBody;
}

/** A draft that only repeats the saved version, or the version it is based on, has no unsaved work. */
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

/**
 * The drafts with unsaved work, of all documents or of one, newest first. A damaged draft becomes a damaged record, as
 * found; one from a newer release stays in place for that release.
 */
export async function openDrafts(
  transaction: StorageTransaction,
  now: string,
  ...documentId: readonly string[]
): Promise<readonly ReadDraft[]> {
  const drafts: ReadDraft[] = [];
  for (const place of await draftPlaces(transaction, ...documentId)) {
    const opened = await openDraft(transaction, place);
    if (opened.ok) {
      const { document, savedAt, record } = opened;
      if (!(await repeatsSaved(transaction, document, record)))
        drafts.push({ ...place, savedAt, document, record });
    } else if (opened.code === 'corrupted') {
      const { documentId: id, writer } = place;
      const { reason, raw } = opened;
      await transaction.put('quarantine', [id, now, writer], { documentId: id, foundAt: now, reason, raw });
      await deleteDraft(transaction, place);
    }
  }
  return drafts.toSorted((left, right) => right.savedAt.localeCompare(left.savedAt, 'en'));
}
