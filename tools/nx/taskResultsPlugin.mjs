import { writeFileSync } from 'node:fs';

export const name = 'task-results';

/**
 * Nx calls this when a run has ended. It writes what each task did into the file that NX_TASK_RESULTS_FILE names: what
 * Nx prints is cut off where Nx ends before all of it has been read.
 *
 * @param {unknown} _options
 * @param {Pick<import('@nx/devkit').PostTasksExecutionContext, 'taskResults'>} context
 */
export function postTasksExecution(_options, { taskResults }) {
  const { NX_TASK_RESULTS_FILE: file } = process.env;
  if (!file) return;
  const results = Object.values(taskResults).map(({ task, status, terminalOutput = '' }) => ({
    ...task.target,
    status,
    output: terminalOutput.trim(),
  }));
  writeFileSync(file, JSON.stringify(results));
}
