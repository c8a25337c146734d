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
}

const storedRecordSchema = z.object({
  revision: z.int().check(z.gte(1)),
  removedAt: z.nullable(z.string()),
  attachments: attachmentNamesSchema,
  document: z.record(z.string(), z.unknown()),
});

export const isStoredRecord = (raw: unknown): raw is StoredRecord =>
  storedRecordSchema.safeParse(raw).success;
