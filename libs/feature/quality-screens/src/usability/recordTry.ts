import { describeDuration } from '../frame/describeDuration.js';
import { eventTypes } from '../metrics/eventTypes.js';
import type { RecordedTask } from '../metrics/usabilityTasks.js';
import type { RecordedUsage } from '../usage/RecordedUsage.js';
import { measureTry } from './measureTry.js';
import { messages } from './messages.js';
import type { RunningTask } from './runningTask.js';

export interface TryDependencies {
  readonly analytics: Pick<RecordedUsage, 'analyticsEvents' | 'usageEvents' | 'track'>;
  readonly clock: () => Date;
}

/** Records an attempt that ends now. Returns a description of it. */
export function recordTry(
  { analytics, clock }: TryDependencies,
  { task, startedAt }: RunningTask,
  outcome: RecordedTask['outcome'],
): string {
  const { seconds, errors, rageClicks } = measureTry(
    { usage: analytics.usageEvents(), analytics: analytics.analyticsEvents() },
    { startedAt, endedAt: clock().toISOString() },
  );
  const data = { task: task.id, outcome, seconds, errors, rage_clicks: rageClicks };
  analytics.track(eventTypes.usabilityTask, data);
  return messages.recorded(messages.outcomes[outcome], task.title, describeDuration(seconds));
}
