import type { SaveEnd } from '@finance-analyst/workspace';
import { documentMessages } from '@finance-analyst/components';
import { savingMessages } from './savingMessages.js';

/** Why a save of a document called `noun` ended without a version. */
export function whyNotSaved(end: Exclude<SaveEnd, { kind: 'saved' }>, noun: string): string {
  const messages = savingMessages(noun);
  switch (end.kind) {
    case 'unchanged':
      return messages.savedAlready(end.version);
    case 'newer':
      return messages.newerIsThere(end.version);
    case 'refused':
      return documentMessages.refusedEntry(end.entry.label, end.entry.reason);
    case 'failed':
      return end.reason;
    case 'left':
      return messages.left;
    case 'elsewhere':
      return messages.openElsewhere;
  }
}
