import { type AnalystDocument, documentKinds } from '../kinds/documentKinds.js';
import { createDocumentParser } from './createDocumentParser.js';

const parser = createDocumentParser<AnalystDocument>(documentKinds);

/**
 * Opens something stored, received or imported as a document: checks it, migrates an older version,
 * opens a newer one read-only, and returns the reason and the unchanged value if it cannot be opened. Throws
 * `FormNotLoaded` if `loadDocumentForms` has not loaded the kind.
 */
export const parseDocument = parser.parse;

/** Loads the forms of these kinds, to open their documents. Rejects with `FormNotLoaded`. */
export const loadDocumentForms = parser.load;
