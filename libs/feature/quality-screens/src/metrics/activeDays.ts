import { messages } from '../usage/messages.js';
import type { HeartEvents } from './HeartEvents.js';
import type { HeartMetric } from './HeartMetric.js';
import { inWindow } from './inWindow.js';
import { measured } from './measured.js';

/** Calendar days with use. */
export function activeDays(events: HeartEvents): HeartMetric {
  const recent = inWindow(events.usage, events);
  const days = new Set(recent.map(({ timestamp }) => events.dayOf(timestamp)));
  const of = messages.samples.events;
  return {
    id: 'active-days',
    ...messages.metrics.activeDays,
    unit: 'count',
    sampleSize: recent.length,
    sampleOf: of,
    value: measured(recent.length, { minimum: 1, of }, () => days.size),
  };
}
