import { damaged, defineEntry, sound } from '@finance-analyst/stored-entries';

/** Whether the tour was closed or finished on this device. Any other stored value counts as seen. */
export const tourCompletedEntry = defineEntry<boolean>({
  key: 'tour_completed',
  parse: (stored) => {
    if (stored === undefined) return sound(false);
    return stored === true ? sound(true) : damaged(true);
  },
  describe: 'Whether you saw the tour.',
  whenDamaged: 'Tour: counts as seen.',
  clearedWith: 'settings',
  inBackup: true,
});
