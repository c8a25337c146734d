import type { Outcome } from '../test-command/Outcome.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import { hasSucceeded } from './NxTaskResult.ts';
import type { NxRun } from './runNx.ts';

/** The results of a target by project (name → folder): one outcome per project, even if it never ran. */
export function outcomesOfTarget(
  target: string,
  projects: ReadonlyMap<string, string>,
  { exitCode, output, tasks }: NxRun,
): readonly Outcome[] {
  const results = new Map(
    tasks.filter((result) => result.target === target).map((result) => [result.project, result]),
  );
  const outcomes = [...projects].map(([project, folder]) => {
    const result = results.get(project);
    if (!result || result.status === 'skipped')
      return outcomeOfCheck(folder, [`${target} did not run: something it needs has failed.`]);
    return outcomeOfCheck(folder, hasSucceeded(result) ? [] : [result.output]);
  });
  // Nx itself can fail without a failed task, or before any has run.
  const isExplained = exitCode === 0 || tasks.some((result) => !hasSucceeded(result));
  return isExplained ? outcomes : [...outcomes, outcomeOfCheck('workspace', [output])];
}
