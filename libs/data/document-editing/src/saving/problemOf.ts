import type { SaveProblem } from '@finance-analyst/components';
import type { FailureCode } from '@finance-analyst/workspace';
import { isRetryable } from './isRetryable.js';
import type { SessionState } from '@finance-analyst/workspace';

/** If the open document was changed elsewhere and that version cannot be opened here, only a copy can be saved. */
const remedyOf = (code: FailureCode) => (isRetryable(code) ? 'retry' : code === 'changed' ? 'copy' : null);

/** Why the document or an edit is not stored; null if nothing failed. */
export function problemOf({
  status,
  draftProblem,
}: Pick<SessionState, 'status' | 'draftProblem'>): SaveProblem | null {
  if (status.kind === 'refused')
    return { kind: 'refused', label: status.entry.label, reason: status.entry.reason };
  if (status.kind === 'failed')
    return { kind: 'failed', reason: status.reason, remedy: remedyOf(status.code) };
  return draftProblem === null ? null : { kind: 'draft', reason: draftProblem };
}
