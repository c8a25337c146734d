import { messages } from '../usage/messages.js';
import type { HeartEvents } from './HeartEvents.js';
import type { HeartMetric } from './HeartMetric.js';
import { inWindow } from './inWindow.js';
import { measured } from './measured.js';
import { median } from './median.js';
import { usabilityTasks } from './usabilityTasks.js';

/** Median time of completed scripted tasks. */
export function taskTime(events: HeartEvents): HeartMetric {
  const seconds = usabilityTasks(inWindow(events.usage, events)).flatMap((task) =>
    task.outcome === 'completed' ? [task.seconds] : [],
  );
  const of = messages.samples.completed;
  return {
    id: 'task-time',
    ...messages.metrics.taskTime,
    unit: 'seconds',
    sampleSize: seconds.length,
    sampleOf: of,
    value: measured(seconds.length, { minimum: 3, of }, () => median(seconds)),
  };
}
