import { type AnalystDocument, FormNotLoaded, parseDocument } from '@finance-analyst/documents';
import { messages } from '../messages.js';
import { type Failure, fail } from '../Outcome.js';

/**
 * Why an edit must not be written over the one before it: a document that cannot be opened again would be lost with it.
 * Null for one that can, or that nothing here can check yet.
 */
export function whyNotReopenable(document: AnalystDocument): Failure | null {
  try {
    const parsed = parseDocument(document);
    return parsed.ok || parsed.code !== 'corrupted'
      ? null
      : { ...fail('invalid', messages.draftInvalid), detail: parsed.reason };
  } catch (error) {
    if (error instanceof FormNotLoaded) return null;
    throw error;
  }
}
