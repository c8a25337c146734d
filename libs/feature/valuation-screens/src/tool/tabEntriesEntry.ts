import { damaged, defineEntry, sound } from '@finance-analyst/stored-entries';

/** Entries in the format of the address, and the tab's address at that time. */
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

/** A tab's last entries. The address gets them only after a pause, because browsers limit how often it changes. */
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
