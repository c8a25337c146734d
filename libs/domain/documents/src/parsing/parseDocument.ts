import { type AnalystDocument, documentKinds } from '../kinds/documentKinds.js';
import { createDocumentParser } from './createDocumentParser.js';

const parser = createDocumentParser<AnalystDocument>(documentKinds);

/**
 * Opens something stored, received or imported as a document: checks its form, brings an older version up to date,
 * opens a newer one read-only, and answers with the reason and the untouched value for what cannot be opened. Throws
 * `FormNotLoaded` where `loadDocumentForms` has not loaded the kind.
 */
export const parseDocument = parser.parse;

/** Loads what opening documents of these kinds needs. Rejects with `FormNotLoaded`. */
export const loadDocumentForms = parser.load;
