import type { AnalystDocument } from '@finance-analyst/documents';

/** The part of a document that is edited. */
export type DocumentContent = Pick<AnalystDocument, 'title' | 'body'>;
