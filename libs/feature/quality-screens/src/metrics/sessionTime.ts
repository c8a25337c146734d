import { messages } from '../usage/messages.js';
import type { HeartEvents } from './HeartEvents.js';
import type { HeartMetric } from './HeartMetric.js';
import { inWindow } from './inWindow.js';
import { measured } from './measured.js';
import { median } from './median.js';
import { sessionsOf } from './sessionsOf.js';

/** Median active seconds per session; an idle session counts as 0. */
export function sessionTime(events: HeartEvents): HeartMetric {
  const seconds = new Map([...sessionsOf(events)].map((sessionId) => [sessionId, 0]));
  for (const { type, data, sessionId } of inWindow(events.usage, events))
    if (type === 'activity' && typeof data['seconds'] === 'number')
      seconds.set(sessionId, (seconds.get(sessionId) ?? 0) + data['seconds']);
  const of = messages.samples.sessions;
  return {
    id: 'session-time',
    ...messages.metrics.sessionTime,
    unit: 'seconds',
    sampleSize: seconds.size,
    sampleOf: of,
    value: measured(seconds.size, { minimum: 3, of }, () => median([...seconds.values()])),
  };
}
