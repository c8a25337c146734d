import type { DocumentEnvelope } from '../envelope/DocumentEnvelope.js';
import { documentMergeRules } from './documentMergeRules.js';
import type { ConflictSide, MergeConflict } from './MergeConflict.js';
import type { MergeRules } from './MergeRules.js';
import { takeSide } from './takeSide.js';

/** The document with one side of a conflict from `mergeDocuments` applied, as in `takeSide`. */
export const settleConflict = <Document extends DocumentEnvelope>(
  document: Document,
  conflict: MergeConflict,
  side: ConflictSide,
  rules: MergeRules,
): Document => takeSide(document, conflict, side, documentMergeRules(rules));
