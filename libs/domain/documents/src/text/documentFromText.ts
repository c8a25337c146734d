import type { AnalystDocument } from '../kinds/documentKinds.js';
import type { ParsedDocument } from '../parsing/ParsedDocument.js';
import { loadDocumentForms, parseDocument } from '../parsing/parseDocument.js';

/** Longest text to read as a document, in UTF-16 code units. */
export const maximumTextLength = 64 * 1024 * 1024;

/**
 * Parses JSON text as a document. `raw` keeps the text if it is not JSON. Rejects with `FormNotLoaded` if the schema of
 * its kind cannot be loaded.
 */
export async function documentFromText(text: string): Promise<ParsedDocument<AnalystDocument>> {
  if (text.length > maximumTextLength) {
    return {
      ok: false,
      code: 'corrupted',
      reason: 'The text is over the limit of 64 MiB.',
      raw: text,
    };
  }
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return {
      ok: false,
      code: 'corrupted',
      reason: 'This is not an exported document: it is not JSON.',
      raw: text,
    };
  }
  if (typeof raw === 'object' && raw !== null && 'kind' in raw) await loadDocumentForms(raw.kind);
  return parseDocument(raw);
}
