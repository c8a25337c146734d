import type { StoredEntries } from '@finance-analyst/stored-entries';
import { entriesAt } from './entriesAt.js';
import type { EntryMemory } from './EntryMemory.js';
import { tabEntriesEntry } from './tabEntriesEntry.js';
import type { ToolEntries } from './ToolEntries.js';
import { toolEntriesEntry } from './toolEntriesEntry.js';
import { withEntries } from './withEntries.js';

const textOf = (entries: ToolEntries): string => String(withEntries(new URLSearchParams(), entries));
const entriesOf = (text: string): ToolEntries => entriesAt(new URLSearchParams(text));

/** Stores entries on the device and in the tab, in the format of the address. */
export function createEntryMemory(stored: Pick<StoredEntries, 'open'>): EntryMemory {
  const device = stored.open(toolEntriesEntry);
  const tab = stored.open(tabEntriesEntry);
  return {
    read: () => {
      const text = device.read();
      return text === null ? null : entriesOf(text);
    },
    write: (entries) => device.write(textOf(entries)).ok,
    readOfTab: (address) => {
      const last = tab.read();
      return last?.address === address ? entriesOf(last.entries) : null;
    },
    writeOfTab: (address, entries) => {
      tab.write({ address, entries: textOf(entries) });
    },
  };
}
