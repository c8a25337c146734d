import { type AttachmentNames, hashesOf } from '../attachments/AttachmentNames.js';
import type { StorageTransaction } from '../storage/Storage.js';

/** A stored document, as a version or a draft, with its attachments separate. */
export interface StoredBody {
  readonly attachments: AttachmentNames;
  readonly document: Readonly<Record<string, unknown>>;
}

const bodyOf = ({ document }: StoredBody): Readonly<Record<string, unknown>> => ({
  ...(document['body'] as object | null),
});

/**
 * Whether two records of a document have the same body. If one was written before hashes could be computed, it has an
 * attachment inline; then the texts are compared.
 */
export async function hasSameBody(
  transaction: StorageTransaction,
  id: string,
  one: StoredBody,
  other: StoredBody,
): Promise<boolean> {
  const apart = new Set([...Object.keys(one.attachments), ...Object.keys(other.attachments)]);
  const lightText = (record: StoredBody): string =>
    JSON.stringify(Object.entries(bodyOf(record)).filter(([field]) => !apart.has(field)));
  const attachmentText = async (record: StoredBody, field: string): Promise<unknown> => {
    const listed = record.attachments[field];
    if (listed === undefined) return JSON.stringify(bodyOf(record)[field]);
    const texts = await Promise.all(
      hashesOf(listed).map((hash) => transaction.get('attachments', [id, hash])),
    );
    // The chunks of a list make up its text without their brackets.
    return texts.length === 1 ? texts[0] : `[${texts.map((text) => String(text).slice(1, -1)).join()}]`;
  };
  const areChunks = (record: StoredBody, field: string): boolean =>
    hashesOf(record.attachments[field] ?? '').length > 1;
  if (lightText(one) !== lightText(other)) return false;
  for (const field of apart)
    if (
      one.attachments[field] !== other.attachments[field] &&
      // Texts of chunks are long, and always named by their hashes.
      ((areChunks(one, field) && areChunks(other, field)) ||
        (await attachmentText(one, field)) !== (await attachmentText(other, field)))
    )
      return false;
  return true;
}
