import { hasNote } from './hasNote.js';
import { messages } from './messages.js';

/** What marks a figure that has a note, for `Figure`; undefined for one without. */
export const flagOf = (...of: Parameters<typeof hasNote>): string | undefined =>
  hasNote(...of) ? messages.flag : undefined;
