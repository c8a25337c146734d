import type { AnalystDocument } from '@finance-analyst/documents';
import type { HashText } from '../attachments/createContentHasher.js';
import { dropUnnamedAttachments } from '../attachments/dropUnnamedAttachments.js';
import { type Attachment, namesOf, splitDocument } from '../attachments/splitDocument.js';
import type { StorageTransaction } from '../storage/Storage.js';
import { documentRowOf } from './DocumentRow.js';
import { repeatedIn, type StoredRecord } from './StoredRecord.js';

/** Places in each document's history; older revisions make room. */
export const keptRevisions = 50;

/** Compares the text, not the hash alone, so that a save mends what was damaged under it. */
async function placeAttachment(
  transaction: StorageTransaction,
  id: string,
  { hash, text }: Attachment,
): Promise<void> {
  if ((await transaction.get('attachments', [id, hash])) !== text)
    await transaction.put('attachments', [id, hash], text);
}

async function dropOldRevisions(
  transaction: StorageTransaction,
  id: string,
  repeated: readonly number[],
): Promise<void> {
  const keys = await transaction.keys('revisions', [id]);
  const places = keys.map(([, revision]) => Number(revision)).filter((place) => !repeated.includes(place));
  const oldest = places.at(-keptRevisions) ?? 0;
  const dropped = keys.filter(([, revision]) => Number(revision) < oldest);
  if (dropped.length === 0) return;
  for (const key of dropped) await transaction.delete('revisions', key);
  await dropUnnamedAttachments(transaction, id);
}

/**
 * Stores a document as revision `revision`, current and in the history, and returns the stored document. `repeats` is an
 * earlier revision with the same content, whose place in the history it takes.
 */
export async function writeRevision(
  transaction: StorageTransaction,
  document: AnalystDocument,
  revision: number,
  hash: HashText,
  repeats?: number,
): Promise<AnalystDocument> {
  const { id } = document;
  const saved: AnalystDocument = { ...document, baseRevision: revision };
  const { light, attachments } = splitDocument(saved, hash);
  const [before] = await Promise.all([
    transaction.get('documents', [id]),
    ...attachments.map((attachment) => placeAttachment(transaction, id, attachment)),
  ]);
  // Older ones are no longer stored.
  const recent = repeatedIn(before).filter((place) => place > revision - 2 * keptRevisions);
  const repeated = repeats === undefined ? recent : [...recent, repeats];
  const record: StoredRecord = {
    revision,
    removedAt: null,
    attachments: namesOf(attachments),
    document: light,
    ...(repeated.length > 0 && { repeated }),
  };
  await transaction.put('documents', [id], record);
  await transaction.put('summaries', [id], documentRowOf(id, record));
  await transaction.put('revisions', [id, revision], record);
  await dropOldRevisions(transaction, id, repeated);
  return saved;
}

/** The number that the next save gets: one more than any revision ever seen for the document. */
export async function nextRevision(
  transaction: StorageTransaction,
  id: string,
  known: number,
): Promise<number> {
  const last = (await transaction.keys('revisions', [id])).at(-1)?.[1];
  return Math.max(known, Number(last ?? 0)) + 1;
}
