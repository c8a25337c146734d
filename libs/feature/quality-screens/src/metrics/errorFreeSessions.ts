import { messages } from '../usage/messages.js';
import { errorEvents } from './errorEvents.js';
import type { HeartEvents } from './HeartEvents.js';
import type { HeartMetric } from './HeartMetric.js';
import { inWindow } from './inWindow.js';
import { measured } from './measured.js';
import { sessionsOf } from './sessionsOf.js';

/** Share of sessions without a recorded page error. */
export function errorFreeSessions(events: HeartEvents): HeartMetric {
  const sessions = sessionsOf(events);
  const failed = new Set(
    errorEvents(inWindow(events.analytics, events)).map(({ session_id: sessionId }) => sessionId),
  );
  const free = [...sessions].filter((sessionId) => !failed.has(sessionId));
  const of = messages.samples.sessions;
  return {
    id: 'error-free-sessions',
    ...messages.metrics.errorFreeSessions,
    unit: 'rate',
    sampleSize: sessions.size,
    sampleOf: of,
    value: measured(sessions.size, { minimum: 3, of }, () => free.length / sessions.size),
  };
}
