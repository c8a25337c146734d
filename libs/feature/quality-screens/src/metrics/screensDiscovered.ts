import { messages } from '../usage/messages.js';
import type { HeartEvents } from './HeartEvents.js';
import type { HeartMetric } from './HeartMetric.js';
import { inWindow, windowStart } from './inWindow.js';
import { measured } from './measured.js';
import { viewedScreens } from './viewedScreens.js';

/** Screens opened in the window and not before it. Unknown if records do not reach back that far. */
export function screensDiscovered(events: HeartEvents): HeartMetric {
  const start = windowStart(events);
  const before = events.usage.filter(({ timestamp }) => Date.parse(timestamp) <= start);
  const known = new Set(viewedScreens(before, events));
  const views = viewedScreens(inWindow(events.usage, events), events);
  const of = messages.samples.views;
  const found = new Set(views.filter((path) => !known.has(path)));
  return {
    id: 'screens-discovered',
    ...messages.metrics.screensDiscovered,
    unit: 'count',
    sampleSize: views.length,
    sampleOf: of,
    value:
      before.length === 0
        ? { ok: false, reason: messages.recordTooShort }
        : measured(views.length, { minimum: 10, of }, () => found.size),
  };
}
