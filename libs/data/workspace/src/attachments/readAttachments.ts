import type { StorageTransaction } from '../storage/Storage.js';
import type { AttachmentNames } from './AttachmentNames.js';

/** What the store holds of the attachments of a document, by field: a text, unless it is missing or damaged. */
export type AttachmentTexts = Readonly<Record<string, unknown>>;

export async function readAttachments(
  transaction: StorageTransaction,
  id: string,
  names: AttachmentNames,
): Promise<AttachmentTexts> {
  const texts: [string, unknown][] = [];
  for (const [field, hash] of Object.entries(names))
    texts.push([field, await transaction.get('attachments', [id, hash])]);
  return Object.fromEntries(texts);
}
