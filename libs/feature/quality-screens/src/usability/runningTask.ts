import { scriptedTasks, type ScriptedTask } from './scriptedTasks.js';
import type { TestSession } from './TestSession.js';

/** A running task and its start (ISO 8601). */
export interface RunningTask {
  readonly task: ScriptedTask;
  readonly startedAt: string;
}

/** The running task of a test; null if there is none, or one unknown to this release. */
export function runningTask(session: TestSession | null): RunningTask | null {
  const running = session?.running;
  const task = scriptedTasks.find(({ id }) => id === running?.taskId);
  return running && task ? { task, startedAt: running.startedAt } : null;
}
