import type { DocumentEnvelope } from '../envelope/DocumentEnvelope.js';
import { documentMergeRules } from './documentMergeRules.js';
import { merge } from './merge.js';
import type { Merged } from './Merged.js';
import type { MergeRules } from './MergeRules.js';

/**
 * Merges two versions of a document, its title and its body by the rule of `merge`; the definition of its kind has the
 * rules. Paths start at the document: `['title']`, `['body', 'years']`. The revision and the time are those of
 * `theirs`, the version that was saved last. Throws where the versions are not of one document, kind and schema
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
