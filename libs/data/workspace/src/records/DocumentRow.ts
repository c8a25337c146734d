import * as z from 'zod/mini';
import type { StoredRecord } from './StoredRecord.js';

/** What a list shows of a document, without its body. */
export interface DocumentRow {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  /** Null for a kind without an instrument. */
  readonly symbol: string | null;
  readonly name: string | null;
  readonly currency: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly revision: number;
  /** ISO 8601 time of removal; null for a document that is there. */
  readonly removedAt: string | null;
}

const text = z.string();
const rowSchema = z.object({
  id: text,
  kind: text,
  title: text,
  symbol: z.nullable(text),
  name: z.nullable(text),
  currency: z.nullable(text),
  createdAt: text,
  updatedAt: text,
  revision: z.number(),
  removedAt: z.nullable(text),
});

export const isDocumentRow = (raw: unknown): raw is DocumentRow => rowSchema.safeParse(raw).success;

const textIn = (record: Readonly<Record<string, unknown>>, key: string): string | null => {
  const value = record[key];
  return typeof value === 'string' ? value : null;
};

/** The row of a stored document, also of one that a newer release wrote. */
export function documentRowOf(id: string, { document, revision, removedAt }: StoredRecord): DocumentRow {
  const body = (document['body'] ?? {}) as Record<string, unknown>;
  return {
    id,
    kind: textIn(document, 'kind') ?? '',
    title: textIn(document, 'title') ?? '',
    symbol: textIn(body, 'symbol'),
    name: textIn(body, 'name'),
    currency: textIn(body, 'currency'),
    createdAt: textIn(document, 'createdAt') ?? '',
    updatedAt: textIn(document, 'updatedAt') ?? '',
    revision,
    removedAt,
  };
}
