import type { AnalystDocument } from '@finance-analyst/documents';

/** The part of a document that is edited. */
export type DocumentContent<Document extends AnalystDocument = AnalystDocument> = Pick<
  Document,
  'title' | 'body'
>;
