import { messages } from '../usage/messages.js';
import { eventTypes } from './eventTypes.js';
import type { HeartEvents } from './HeartEvents.js';
import type { HeartMetric } from './HeartMetric.js';
import { inWindow } from './inWindow.js';
import { mean } from './mean.js';
import { measured } from './measured.js';

/** Mean of the scores on the System Usability Scale, 0 to 100. */
export function usabilityScore(events: HeartEvents): HeartMetric {
  const scores = inWindow(events.usage, events)
    .filter(({ type }) => type === eventTypes.usabilityScale)
    .flatMap(({ data }) => (typeof data['score'] === 'number' ? [data['score']] : []));
  const of = messages.samples.forms;
  return {
    id: 'usability-score',
    ...messages.metrics.usabilityScore,
    unit: 'points',
    sampleSize: scores.length,
    sampleOf: of,
    value: measured(scores.length, { minimum: 1, of }, () => mean(scores)),
  };
}
