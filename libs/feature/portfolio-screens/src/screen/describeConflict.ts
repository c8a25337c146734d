import type { ConflictRow } from '@finance-analyst/components';
import type { MergeConflict } from '@finance-analyst/documents';
import { messages } from '../messages.js';

/** What both versions changed, by the field, with the values of both sides. */
export const describeConflict = (
  conflict: MergeConflict,
): Pick<ConflictRow, 'label' | 'mine' | 'theirs'> => ({
  label: messages.conflictOf(conflict.path.filter((step) => step !== 'body').join(', ')),
  mine: textOf(conflict.mine),
  theirs: textOf(conflict.theirs),
});

function textOf(side: unknown): string {
  if (typeof side === 'string' || typeof side === 'number') return String(side);
  if (side === null || side === undefined) return messages.nothingThere;
  if (typeof side !== 'object') return JSON.stringify(side);
  return Object.entries(side)
    .map(([field, value]) => `${field} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ');
}
