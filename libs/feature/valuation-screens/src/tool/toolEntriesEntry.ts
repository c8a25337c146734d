import { defineEntry, sound } from '@finance-analyst/stored-entries';

/** The last entries, in the format of the address. */
export const toolEntriesEntry = defineEntry<string | null>({
  key: 'valuation-tool',
  form: 'text',
  parse: (stored) => sound(typeof stored === 'string' ? stored : null),
  describe: 'What you last entered in the valuation tool.',
  clearedWith: 'work',
  // Entries are temporary, not a document: a restored backup must not replace newer ones.
  inBackup: false,
});
