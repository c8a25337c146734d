import { type DocumentSummary, summaryOf, summaryVersion } from '@finance-analyst/documents';
import type { StoredRecord } from './StoredRecord.js';

/** What a list shows of a document, without its body. */
export interface DocumentRow extends DocumentSummary {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly revision: number;
  /** ISO 8601 time of removal; null for a document that is there. */
  readonly removedAt: string | null;
  /** The `summaryVersion` that wrote this row: rows of an earlier one are rewritten. */
  readonly summaryVersion: number;
}

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
    summaryVersion,
  };
}
