import type { DocumentEnvelope } from '../envelope/DocumentEnvelope.js';
import { documentMergeRules } from './documentMergeRules.js';
import { merge } from './merge.js';
import type { Merged } from './Merged.js';
import type { MergeRules } from './MergeRules.js';

/**
 * Merges two versions of a document, title and body, by the rules of its kind, as in `merge`.
 * Paths start at the document: `['title']`, `['body', 'years']`. The revision and time are those of
 * `theirs`, the version saved last. Throws if the versions differ in document, kind or schema
 * version.
 */
export function mergeDocuments<Document extends DocumentEnvelope>(
  base: Document,
  mine: Document,
  theirs: Document,
  rules: MergeRules,
): Merged<Document> {
  for (const field of ['id', 'kind', 'schemaVersion'] as const) {
    if (base[field] !== theirs[field] || mine[field] !== theirs[field])
      throw new Error(`Only versions of one document can be merged: '${field}' differs.`);
  }
  const saved = { baseRevision: theirs.baseRevision, updatedAt: theirs.updatedAt };
  return merge({ ...base, ...saved }, { ...mine, ...saved }, theirs, documentMergeRules(rules));
}
