import type { StorageTransaction } from '../storage/Storage.js';
import { type AttachmentNames, hashesOf } from './AttachmentNames.js';

/**
 * What the store holds of the attachments of a document, by field: a text, unless it is missing or damaged, or a list of
 * them for a field in chunks.
 */
export type AttachmentTexts = Readonly<Record<string, unknown>>;

/** Reads them at once. `known` has what was asked before, for versions that share most of them. */
export async function readAttachments(
  transaction: StorageTransaction,
  id: string,
  names: AttachmentNames,
  known: Map<string, Promise<unknown>> = new Map(),
): Promise<AttachmentTexts> {
  const read = (hash: string): Promise<unknown> => {
    const text = known.get(hash) ?? transaction.get('attachments', [id, hash]);
    known.set(hash, text);
    return text;
  };
  const fields = Object.entries(names).map(async ([field, listed]): Promise<[string, unknown]> => {
    const found = await Promise.all(hashesOf(listed).map(read));
    return [field, found.length === 1 ? found[0] : found];
  });
  return Object.fromEntries(await Promise.all(fields));
}
