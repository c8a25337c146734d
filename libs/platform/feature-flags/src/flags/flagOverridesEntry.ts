import { damaged, defineEntry, fieldsOf, sound } from '@finance-analyst/stored-entries';

/** What a developer has set for this browser, by the names of flags: `{ "demos": true }`. */
export const flagOverridesEntry = defineEntry<Readonly<Record<string, unknown>>>({
  key: 'feature-flag-overrides',
  parse: (stored) => {
    const fields = stored === undefined ? {} : fieldsOf(stored);
    return fields ? sound(fields) : damaged({});
  },
  describe: 'Features that a developer turned on or off here; the app never writes it.',
  clearedWith: 'settings',
  // They are set by hand and apply from the next start; on another device they would have to be set again.
  isReadAtStart: true,
  inBackup: true,
});
