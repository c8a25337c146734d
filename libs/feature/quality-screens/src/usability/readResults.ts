import type { UsageEvent } from '@finance-analyst/analytics';
import { eventTypes } from '../metrics/eventTypes.js';
import { usabilityTasks } from '../metrics/usabilityTasks.js';
import type { TestResults } from './TestResults.js';

/** The valid test results among recorded events. */
export function readResults(events: readonly UsageEvent[]): TestResults {
  return {
    tasks: usabilityTasks(events),
    scales: events.flatMap(({ type, data, timestamp, sessionId }) => {
      const { score, answers } = data;
      if (type !== eventTypes.usabilityScale || typeof score !== 'number') return [];
      return [{ at: timestamp, sessionId, score, answers: typeof answers === 'string' ? answers : null }];
    }),
  };
}
