import { messages } from '../usage/messages.js';
import type { HeartEvents } from './HeartEvents.js';
import type { HeartMetric } from './HeartMetric.js';
import { inWindow } from './inWindow.js';
import { measured } from './measured.js';
import { viewedScreens } from './viewedScreens.js';

/** Share of the product's screens that were opened. */
export function screensOpened(events: HeartEvents): HeartMetric {
  const views = viewedScreens(inWindow(events.usage, events), events);
  const of = messages.samples.views;
  return {
    id: 'screens-opened',
    ...messages.metrics.screensOpened,
    unit: 'rate',
    sampleSize: views.length,
    sampleOf: of,
    value: measured(views.length, { minimum: 10, of }, () => new Set(views).size / events.screens.length),
  };
}
