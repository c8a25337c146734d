import type { AnalystDocument } from '@finance-analyst/documents';
import type { DocumentContent } from './DocumentContent.js';

/** A document with other content of its own kind. */
export const withContent = (document: AnalystDocument, content: Partial<DocumentContent>): AnalystDocument =>
  // The body is of this kind: a session holds one document.
  ({ ...document, ...content }) as AnalystDocument;
