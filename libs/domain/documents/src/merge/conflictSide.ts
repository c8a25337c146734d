import type { DocumentEnvelope } from '../envelope/DocumentEnvelope.js';
import { documentMergeRules } from './documentMergeRules.js';
import { isSameValue } from './isSameValue.js';
import type { ConflictSide, MergeConflict } from './MergeConflict.js';
import type { MergeRules } from './MergeRules.js';
import { settleConflict } from './settleConflict.js';
import { stateAt } from './stateAt.js';

/** The side of a conflict that a document has; null if it has another value by now, or the place is gone. */
export function conflictSide(
  document: DocumentEnvelope,
  conflict: MergeConflict,
  rules: MergeRules,
): ConflictSide | null {
  const place = conflict.of === 'value' ? stateAt(document, conflict.path, documentMergeRules(rules)) : null;
  if (place && !place.present) return null;
  const has = (side: ConflictSide): boolean =>
    place
      ? isSameValue(place.value, conflict[side])
      : isSameValue(settleConflict(document, conflict, side, rules), document);
  const isMine = has('mine');
  if (isMine === has('theirs')) return null;
  return isMine ? 'mine' : 'theirs';
}
