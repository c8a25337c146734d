import { monitorLimits } from '../limits/monitorLimits.js';
import type { Stop } from '../MonitorWindow.js';
import type { MonitorContext } from '../running/MonitorContext.js';
import { observeEntries } from './observeEntries.js';

/** Newest long tasks that the report keeps. */
export const keptLongTasks = 50;

/** Keeps the tasks that a browser calls long (50 ms) and records those over the limit. */
export function watchLongTasks({ window, reports, checkBudget, sayUnavailable }: MonitorContext): Stop {
  const { timeOrigin } = window.performance;
  const stop = observeEntries(window, 'longtask', (entries) => {
    const tasks = entries.map(({ duration, startTime }) => ({
      durationMs: duration,
      startedAt: new Date(timeOrigin + startTime).toISOString(),
    }));
    reports.change(({ longTasks }) => ({ longTasks: [...longTasks, ...tasks].slice(-keptLongTasks) }));
    for (const { durationMs } of tasks) checkBudget('long-task', durationMs, monitorLimits.longTaskMs);
  });
  if (!stop) sayUnavailable('long-task', 'long tasks');
  return stop ?? (() => undefined);
}
