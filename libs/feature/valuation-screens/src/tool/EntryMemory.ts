import type { ToolEntries } from './ToolEntries.js';

/** Where entries are remembered between visits. */
export interface EntryMemory {
  /** Null where there are none. */
  readonly read: () => ToolEntries | null;
  /** False where they could not be stored. */
  readonly write: (entries: ToolEntries) => boolean;
}
