import * as z from 'zod/mini';
import { type AttachmentNames, attachmentNamesSchema } from '../attachments/AttachmentNames.js';

/** A document as `documents` and `revisions` hold it, its attachments apart. */
export interface StoredRecord {
  /** Counts the saves of the document, from 1. */
  readonly revision: number;
  /** ISO 8601 time of removal; null for a document that is there. */
  readonly removedAt: string | null;
  readonly attachments: AttachmentNames;
  readonly document: Readonly<Record<string, unknown>>;
  /** Earlier revisions that were stored again: they stay readable, and are not places of the history. */
  readonly repeated?: readonly number[];
}

const storedRecordSchema = z.object({
  revision: z.int().check(z.gte(1)),
  removedAt: z.nullable(z.string()),
  attachments: attachmentNamesSchema,
  document: z.record(z.string(), z.unknown()),
});

export const isStoredRecord = (raw: unknown): raw is StoredRecord =>
  storedRecordSchema.safeParse(raw).success;

/** The revisions that a stored record names as stored again. */
export function repeatedIn(raw: unknown): readonly number[] {
  const repeated: unknown = isStoredRecord(raw) ? raw.repeated : undefined;
  return Array.isArray(repeated) ? repeated.filter((revision) => typeof revision === 'number') : [];
}
