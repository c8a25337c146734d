import { type AnalystDocument, parseDocument } from '@finance-analyst/documents';
import type { AttachmentNames } from '../attachments/AttachmentNames.js';
import { draftPlaces, draftRecordOf, readDraftRecord } from '../drafts/draftRecords.js';
import type { StoredBody } from '../drafts/hasSameBody.js';
import { isStoredRecord } from '../records/StoredRecord.js';
import type { StorageTransaction } from '../storage/Storage.js';

/** A document as its next opening finds it, before its attachments are read. */
export interface DocumentOutline {
  /** Fields that are stored apart are empty lists. */
  readonly document: AnalystDocument;
  /** By which another reading tells whether they changed. */
  readonly attachments: AttachmentNames;
  /** What was derived from the document, as found. */
  readonly derived: unknown;
}

async function newestDraft(
  transaction: StorageTransaction,
  id: string,
): Promise<ReturnType<typeof draftRecordOf>> {
  let newest: ReturnType<typeof draftRecordOf> = null;
  for (const place of await draftPlaces(transaction, id)) {
    const draft = draftRecordOf(await readDraftRecord(transaction, place));
    if (draft && draft.savedAt > (newest?.savedAt ?? '')) newest = draft;
  }
  return newest;
}

/** Reads the outline of a document with its unsaved changes. Null if it is in Trash, or cannot be edited. */
export async function readOutline(
  transaction: StorageTransaction,
  id: string,
  name: string,
): Promise<DocumentOutline | null> {
  const stored = await transaction.get('documents', [id]);
  if (stored !== undefined && (!isStoredRecord(stored) || stored.removedAt !== null)) return null;
  const record: StoredBody | null = (await newestDraft(transaction, id)) ?? stored ?? null;
  if (!record) return null;
  const apart = Object.keys(record.attachments).map((field): [string, []] => [field, []]);
  const parsed = parseDocument({
    ...record.document,
    body: { ...(record.document['body'] as object | null), ...Object.fromEntries(apart) },
  });
  if (!parsed.ok || parsed.value.access === 'read-only') return null;
  const derived = await transaction.get('derived', [id, name]);
  return { document: parsed.value.document, attachments: record.attachments, derived };
}

/** Stores what was derived from a document, unless it was permanently deleted since. */
export async function writeDerived(
  transaction: StorageTransaction,
  id: string,
  name: string,
  value: unknown,
): Promise<void> {
  const isThere =
    (await transaction.get('documents', [id])) !== undefined ||
    (await draftPlaces(transaction, id)).length > 0;
  if (isThere) await transaction.put('derived', [id, name], value);
}
