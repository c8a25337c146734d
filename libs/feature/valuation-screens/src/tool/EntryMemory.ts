import type { ToolEntries } from './ToolEntries.js';

/** Stores entries between visits. */
export interface EntryMemory {
  /** Null if there are none. */
  readonly read: () => ToolEntries | null;
  /** False if they could not be stored. */
  readonly write: (entries: ToolEntries) => boolean;
  /** This tab's last entries at an address, which may lack the newest ones; null if it has none for that address. */
  readonly readOfTab: (address: string) => ToolEntries | null;
  readonly writeOfTab: (address: string, entries: ToolEntries) => void;
}
