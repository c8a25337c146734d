import type { AnalystDocument } from '@finance-analyst/documents';

/** What of a document is edited. */
export type DocumentContent = Pick<AnalystDocument, 'title' | 'body'>;
