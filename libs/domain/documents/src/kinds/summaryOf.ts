import type { StoredBody } from './StoredBody.js';
import { documentKindOf } from './documentKindOf.js';
import type { DocumentSummary } from './DocumentSummary.js';

const nothing: DocumentSummary = { instruments: [], currency: null, headline: null };

/** Sums up a stored document for a list, also one that is damaged or of a later release: what it can tell, it tells. */
export const summaryOf = (kind: unknown, body: unknown): DocumentSummary =>
  (typeof body === 'object' && body !== null && documentKindOf(kind)?.summary(body as StoredBody)) || nothing;
