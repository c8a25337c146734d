import { damaged, defineEntry, sound } from '@finance-analyst/stored-entries';

/** Entries in the form of an address, and the address that the tab had then. */
interface TabEntries {
  readonly address: string;
  readonly entries: string;
}

const isTabEntries = (stored: unknown): stored is TabEntries =>
  typeof stored === 'object' &&
  stored !== null &&
  'address' in stored &&
  typeof stored.address === 'string' &&
  'entries' in stored &&
  typeof stored.entries === 'string';

/** A tab's last entries beside its address, which gets them after a pause: browsers limit how often it changes. */
export const tabEntriesEntry = defineEntry<TabEntries | null>({
  key: 'valuation-tool-tab',
  parse: (stored) => {
    if (stored === undefined || stored === null) return sound(null);
    return isTabEntries(stored) ? sound(stored) : damaged(null);
  },
  describe: 'What you last entered in the valuation tool in this tab.',
  clearedWith: 'tab',
  inBackup: false,
});
