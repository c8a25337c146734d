import { messages } from '../usage/messages.js';
import type { HeartEvents } from './HeartEvents.js';
import type { HeartMetric } from './HeartMetric.js';
import { inWindow } from './inWindow.js';
import { measured } from './measured.js';

/** Rage clicks as a share of clicks. */
export function frustration(events: HeartEvents): HeartMetric {
  const recent = inWindow(events.usage, events);
  const countOf = (wanted: string) => recent.filter(({ type }) => type === wanted).length;
  const clicks = countOf('click');
  const of = messages.samples.clicks;
  return {
    id: 'frustration',
    ...messages.metrics.frustration,
    unit: 'rate',
    sampleSize: clicks,
    sampleOf: of,
    value: measured(clicks, { minimum: 50, of }, () => countOf('rage_click') / clicks),
  };
}
