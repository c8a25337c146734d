import { scriptedTasks, type ScriptedTask } from './scriptedTasks.js';
import type { TestSession } from './TestSession.js';

/** A task that is being done, and since when (ISO 8601). */
export interface RunningTask {
  readonly task: ScriptedTask;
  readonly startedAt: string;
}

/** The task that is under way in a test; null where there is none, or one that this release does not know. */
export function runningTask(session: TestSession | null): RunningTask | null {
  const running = session?.running;
  const task = scriptedTasks.find(({ id }) => id === running?.taskId);
  return running && task ? { task, startedAt: running.startedAt } : null;
}
