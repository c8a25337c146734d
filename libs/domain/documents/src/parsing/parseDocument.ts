import { type AnalystDocument, documentKinds } from '../kinds/documentKinds.js';
import { createDocumentParser } from './createDocumentParser.js';

/**
 * Opens something stored, received or imported as a document: checks its form, brings an older version up to date,
 * opens a newer one read-only, and answers with the reason and the untouched value for what cannot be opened.
 */
export const parseDocument = createDocumentParser<AnalystDocument>(documentKinds);
