import type { SaveProblem } from '@finance-analyst/components';
import type { FailureCode } from '@finance-analyst/workspace';
import { isPassing } from './isPassing.js';
import type { Saving } from './Saving.js';

/** The model that was opened is no longer there to be saved. */
const gone: ReadonlySet<FailureCode> = new Set(['removed', 'changed']);

const remedyOf = (code: FailureCode) => (isPassing(code) ? 'retry' : gone.has(code) ? 'copy' : null);

/** Why the model or an edit is not stored; null while nothing failed. */
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
