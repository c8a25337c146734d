import type { AttachmentNames } from '../attachments/AttachmentNames.js';
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
  const attachmentText = (record: StoredBody, field: string): unknown => {
    const hash = record.attachments[field];
    return hash === undefined
      ? JSON.stringify(bodyOf(record)[field])
      : transaction.get('attachments', [id, hash]);
  };
  if (lightText(one) !== lightText(other)) return false;
  for (const field of apart)
    if (
      one.attachments[field] !== other.attachments[field] &&
      (await attachmentText(one, field)) !== (await attachmentText(other, field))
    )
      return false;
  return true;
}
