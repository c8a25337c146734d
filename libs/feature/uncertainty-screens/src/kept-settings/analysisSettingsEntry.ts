import { damaged, defineEntry, fieldsOf, sound } from '@finance-analyst/stored-entries';

/** The settings of each model's analysis, by the id of the model, the one last changed at the end. */
export const analysisSettingsEntry = defineEntry<Readonly<Record<string, unknown>>>({
  key: 'scenario-analysis',
  parse: (stored) => {
    if (stored === undefined) return sound({});
    const fields = fieldsOf(stored);
    return fields ? sound(fields) : damaged({});
  },
  describe: 'Your scenario analysis settings for each model: distributions, correlations, sampling, seed.',
  whenDamaged: 'Scenario analysis: settings are reset to their defaults.',
  clearedWith: 'work',
  inBackup: true,
});
