import { messages } from '../usage/messages.js';
import type { HeartEvents } from './HeartEvents.js';
import type { HeartMetric } from './HeartMetric.js';
import { inWindow } from './inWindow.js';
import { measured } from './measured.js';
import { usabilityTasks } from './usabilityTasks.js';

/** Share of completed attempts at scripted tasks. */
export function taskSuccess(events: HeartEvents): HeartMetric {
  const tries = usabilityTasks(inWindow(events.usage, events));
  const of = messages.samples.tries;
  return {
    id: 'task-success',
    ...messages.metrics.taskSuccess,
    unit: 'rate',
    sampleSize: tries.length,
    sampleOf: of,
    value: measured(
      tries.length,
      { minimum: 3, of },
      () => tries.filter(({ outcome }) => outcome === 'completed').length / tries.length,
    ),
  };
}
