import type { EntryMemory } from '../tool/EntryMemory.js';
import type { ToolEntries } from '../tool/ToolEntries.js';

/** A memory that a test can look into. */
export function createFakeMemory(start: ToolEntries | null = null, isFull = false) {
  const memory = {
    stored: start,
    read: () => memory.stored,
    write: (entries: ToolEntries): boolean => {
      if (!isFull) memory.stored = entries;
      return !isFull;
    },
    ofTab: { address: '', entries: null as ToolEntries | null },
    readOfTab: (address: string) => (memory.ofTab.address === address ? memory.ofTab.entries : null),
    writeOfTab: (address: string, entries: ToolEntries): void => {
      memory.ofTab = { address, entries };
    },
  };
  return memory satisfies EntryMemory;
}
