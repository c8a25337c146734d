import type { UsageEvent } from '@finance-analyst/analytics';
import { eventTypes } from './eventTypes.js';

/** One try at a scripted task, as it was recorded. */
export interface RecordedTask {
  readonly at: string;
  readonly sessionId: string;
  readonly task: string;
  readonly outcome: 'completed' | 'given_up';
  readonly seconds: number;
  /** Null where it was not recorded. */
  readonly errors: number | null;
  readonly rageClicks: number | null;
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The tries at scripted tasks among recorded events; what is not in their form is left out. */
export const usabilityTasks = (events: readonly UsageEvent[]): readonly RecordedTask[] =>
  events.flatMap(({ type, data, timestamp, sessionId }) => {
    const { task, outcome, seconds } = data;
    if (type !== eventTypes.usabilityTask || typeof task !== 'string') return [];
    if ((outcome !== 'completed' && outcome !== 'given_up') || typeof seconds !== 'number') return [];
    return [
      {
        at: timestamp,
        sessionId,
        task,
        outcome,
        seconds,
        errors: numberOrNull(data['errors']),
        rageClicks: numberOrNull(data['rage_clicks']),
      },
    ];
  });
