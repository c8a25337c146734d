import type { SaveProblem } from '@finance-analyst/components';
import type { FailureCode } from '@finance-analyst/workspace';
import { isRetryable } from './isRetryable.js';
import type { Saving } from './Saving.js';

/** The open model was deleted or changed elsewhere, so only a copy can be saved. */
const gone: ReadonlySet<FailureCode> = new Set(['removed', 'changed']);

const remedyOf = (code: FailureCode) => (isRetryable(code) ? 'retry' : gone.has(code) ? 'copy' : null);

/** Why the model or an edit is not stored; null if nothing failed. */
export function problemOf({
  status,
  draftProblem,
}: Pick<Saving, 'status' | 'draftProblem'>): SaveProblem | null {
  if (status.kind === 'refused')
    return { kind: 'refused', label: status.entry.label, reason: status.entry.reason };
  if (status.kind === 'failed')
    return { kind: 'failed', reason: status.reason, remedy: remedyOf(status.code) };
  return draftProblem === null ? null : { kind: 'draft', reason: draftProblem };
}
