import type { ToolEntries } from './ToolEntries.js';

/** Where entries are remembered between visits. */
export interface EntryMemory {
  /** Null where there are none. */
  readonly read: () => ToolEntries | null;
  /** False where they could not be stored. */
  readonly write: (entries: ToolEntries) => boolean;
  /** This tab's last entries at an address, which may lack the newest ones; null where it has none of that address. */
  readonly readOfTab: (address: string) => ToolEntries | null;
  readonly writeOfTab: (address: string, entries: ToolEntries) => void;
}
