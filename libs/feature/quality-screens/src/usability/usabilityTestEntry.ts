import { damaged, defineEntry, fieldsOf, sound } from '@finance-analyst/stored-entries';
import type { TestSession } from './TestSession.js';

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** The running usability test of this tab, shared by all its views; null if there is none. */
export const usabilityTestEntry = defineEntry<TestSession | null>({
  key: 'usability-test',
  parse: (stored) => {
    if (stored === undefined) return sound(null);
    const session = fieldsOf(stored);
    const consentedAt = session?.['consentedAt'];
    if (!isMoment(consentedAt)) return damaged(null);
    const { taskId, startedAt } = fieldsOf(session?.['running']) ?? {};
    const isRunning = typeof taskId === 'string' && isMoment(startedAt);
    return sound({ consentedAt, running: isRunning ? { taskId, startedAt } : null });
  },
  describe: 'The usability test in progress: its tasks, times and answers.',
  clearedWith: 'tab',
  inBackup: false,
});
