import { defineEntry, sound } from '@finance-analyst/stored-entries';

/** The entries as they were left, in the form that the address has. */
export const toolEntriesEntry = defineEntry<string | null>({
  key: 'valuation-tool',
  form: 'text',
  parse: (stored) => sound(typeof stored === 'string' ? stored : null),
  describe: 'What you last entered in the valuation tool.',
  clearedWith: 'work',
  // The entries of a moment, not a document: restoring would put them in the place of newer ones.
  inBackup: false,
});
