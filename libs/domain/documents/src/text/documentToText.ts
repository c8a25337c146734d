import type { DocumentEnvelope } from '../envelope/DocumentEnvelope.js';

/** The document as indented JSON that `documentFromText` reads back field by field. */
export const documentToText = (document: DocumentEnvelope): string =>
  `${JSON.stringify(document, null, 2)}\n`;
