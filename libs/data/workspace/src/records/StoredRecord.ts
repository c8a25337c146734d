import * as z from 'zod/mini';

/** A document as `documents` and `revisions` hold it, its heavy snapshot apart. */
export interface StoredRecord {
  /** Counts the saves of the document, from 1. */
  readonly revision: number;
  /** ISO 8601 time of removal; null for a document that is there. */
  readonly removedAt: string | null;
  /** Revision under which `snapshots` holds the document's snapshot; null without one. */
  readonly snapshotRevision: number | null;
  readonly document: Readonly<Record<string, unknown>>;
}

const storedRecordSchema = z.object({
  revision: z.int().check(z.gte(1)),
  removedAt: z.nullable(z.string()),
  snapshotRevision: z.nullable(z.int()),
  document: z.record(z.string(), z.unknown()),
});

export const isStoredRecord = (raw: unknown): raw is StoredRecord =>
  storedRecordSchema.safeParse(raw).success;
