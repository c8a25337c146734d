import {
  type DocumentSummary,
  isSummaryHeadline,
  summaryOf,
  type SummaryHeadline,
} from '@finance-analyst/documents';
import * as z from 'zod/mini';
import type { StoredRecord } from './StoredRecord.js';

/** What a list shows of a document, without its body. */
export interface DocumentRow extends Omit<DocumentSummary, 'headline'> {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly revision: number;
  /** ISO 8601 time of removal; null for a document that is there. */
  readonly removedAt: string | null;
  /** Absent in a row of the first release, which did not store any. */
  readonly headline?: SummaryHeadline | null;
}

const text = z.string();
const rowSchema = z.object({
  id: text,
  kind: text,
  title: text,
  instruments: z.array(z.object({ symbol: text, market: z.nullable(text), name: z.nullable(text) })),
  currency: z.nullable(text),
  createdAt: text,
  updatedAt: text,
  revision: z.number(),
  removedAt: z.nullable(text),
});

export const isDocumentRow = (raw: unknown): raw is DocumentRow => {
  if (!rowSchema.safeParse(raw).success) return false;
  const { headline = null } = raw as { readonly headline?: unknown };
  return headline === null || isSummaryHeadline(headline);
};

const textIn = (record: Readonly<Record<string, unknown>>, key: string): string => {
  const value = record[key];
  return typeof value === 'string' ? value : '';
};

/** The row of a stored document, also of one that a newer release wrote. */
export function documentRowOf(id: string, { document, revision, removedAt }: StoredRecord): DocumentRow {
  return {
    ...summaryOf(document['kind'], document['body']),
    id,
    kind: textIn(document, 'kind'),
    title: textIn(document, 'title'),
    createdAt: textIn(document, 'createdAt'),
    updatedAt: textIn(document, 'updatedAt'),
    revision,
    removedAt,
  };
}
