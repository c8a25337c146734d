import type { UsageEvent } from '@finance-analyst/analytics';
import { eventTypes } from './eventTypes.js';

/** One recorded attempt at a scripted task. */
export interface RecordedTask {
  readonly at: string;
  readonly sessionId: string;
  readonly task: string;
  readonly outcome: 'completed' | 'given_up';
  readonly seconds: number;
  /** Null if not recorded. */
  readonly errors: number | null;
  readonly rageClicks: number | null;
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The valid attempts at scripted tasks among recorded events. */
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
