import { messages } from '../usage/messages.js';
import { eventTypes } from './eventTypes.js';
import type { HeartEvents } from './HeartEvents.js';
import type { HeartMetric } from './HeartMetric.js';
import { inWindow } from './inWindow.js';
import { mean } from './mean.js';
import { measured } from './measured.js';

/** Mean of the survey's answers, 1 to 5. */
export function satisfaction(events: HeartEvents): HeartMetric {
  const scores = inWindow(events.usage, events)
    .filter(({ type }) => type === eventTypes.surveyAnswered)
    .flatMap(({ data }) => (typeof data['score'] === 'number' ? [data['score']] : []));
  const of = messages.samples.answers;
  return {
    id: 'satisfaction',
    ...messages.metrics.satisfaction,
    unit: 'points',
    sampleSize: scores.length,
    sampleOf: of,
    value: measured(scores.length, { minimum: 1, of }, () => mean(scores)),
  };
}
