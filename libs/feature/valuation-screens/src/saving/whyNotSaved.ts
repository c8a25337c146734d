import type { SaveEnd } from '@finance-analyst/workspace';
import { messages } from './messages.js';

/** Why a save ended without a version. */
export function whyNotSaved(end: Exclude<SaveEnd, { kind: 'saved' }>): string {
  switch (end.kind) {
    case 'unchanged':
      return messages.savedAlready(end.version);
    case 'newer':
      return messages.newerIsThere(end.version);
    case 'refused':
      return messages.refusedEntry(end.entry.label, end.entry.reason);
    case 'failed':
      return end.reason;
    case 'left':
      return messages.left;
    case 'elsewhere':
      return messages.openElsewhere;
  }
}
