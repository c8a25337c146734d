import { messages } from '../usage/messages.js';
import type { HeartEvents } from './HeartEvents.js';
import type { HeartMetric } from './HeartMetric.js';
import { measured } from './measured.js';
import { sessionsOf } from './sessionsOf.js';

/** How often the product was opened. */
export function sessionCount(events: HeartEvents): HeartMetric {
  const { size } = sessionsOf(events);
  const of = messages.samples.sessions;
  return {
    id: 'sessions',
    ...messages.metrics.sessions,
    unit: 'count',
    sampleSize: size,
    sampleOf: of,
    value: measured(size, { minimum: 1, of }, () => size),
  };
}
