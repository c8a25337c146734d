import type { StoredBody } from './StoredBody.js';
import { documentKindOf } from './documentKindOf.js';
import type { DocumentSummary } from './DocumentSummary.js';

const nothing: DocumentSummary = { instruments: [], currency: null, headline: null };

/** Summarizes a stored document for a list, including damaged and newer ones where possible. */
export const summaryOf = (kind: unknown, body: unknown): DocumentSummary =>
  (typeof body === 'object' && body !== null && documentKindOf(kind)?.summary(body as StoredBody)) || nothing;
