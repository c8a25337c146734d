import type { AnalystDocument } from '@finance-analyst/documents';
import type { HashText } from '../attachments/createContentHasher.js';
import { dropUnnamedAttachments } from '../attachments/dropUnnamedAttachments.js';
import { type Attachment, namesOf, splitDocument } from '../attachments/splitDocument.js';
import type { StorageTransaction } from '../storage/Storage.js';
import { documentRowOf } from './DocumentRow.js';
import type { StoredRecord } from './StoredRecord.js';

/** Revisions kept for each document; older ones make room. */
export const keptRevisions = 50;

/** Compares the text, not the hash alone, so that a save mends what was damaged under it. */
async function placeAttachment(
  transaction: StorageTransaction,
  id: string,
  { name, value }: Attachment,
): Promise<void> {
  const text = JSON.stringify(value);
  if ((await transaction.get('attachments', [id, name])) !== text)
    await transaction.put('attachments', [id, name], text);
}

async function dropOldRevisions(transaction: StorageTransaction, id: string, newest: number): Promise<void> {
  const keys = await transaction.keys('revisions', [id]);
  const dropped = keys.filter(([, revision]) => Number(revision) <= newest - keptRevisions);
  if (dropped.length === 0) return;
  for (const key of dropped) await transaction.delete('revisions', key);
  await dropUnnamedAttachments(transaction, id);
}

/** Stores a document as revision `revision`, current and in the history, and returns it as it now stands. */
export async function writeRevision(
  transaction: StorageTransaction,
  document: AnalystDocument,
  revision: number,
  hash: HashText,
): Promise<AnalystDocument> {
  const { id } = document;
  const saved: AnalystDocument = { ...document, baseRevision: revision };
  const { light, attachments } = splitDocument(saved, hash);
  for (const attachment of attachments) await placeAttachment(transaction, id, attachment);
  const record: StoredRecord = {
    revision,
    removedAt: null,
    attachments: namesOf(attachments),
    document: light,
  };
  await transaction.put('documents', [id], record);
  await transaction.put('summaries', [id], documentRowOf(id, record));
  await transaction.put('revisions', [id, revision], record);
  await dropOldRevisions(transaction, id, revision);
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
