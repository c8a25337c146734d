import { defineEntry, sound } from '@finance-analyst/stored-entries';

/** Whether the offer to install the app was dismissed in this visit. */
export const installDismissedEntry = defineEntry<boolean>({
  key: 'install-prompt-dismissed',
  parse: (stored) => sound(stored === true),
  describe: 'Whether you declined installation.',
  clearedWith: 'tab',
  inBackup: false,
});
