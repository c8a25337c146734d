import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isFromCache } from '../nx/NxTaskResult.ts';
import { runNx as runNxItself } from '../nx/runNx.ts';
import type { Outcome } from './Outcome.ts';
import type { Step } from './Step.ts';
import { stepFile } from './stepFile.ts';
import { stepTarget } from './stepTarget.ts';

/** More than any step passes to the program that it runs. */
const timeoutMs = 20 * 60_000;

/** The same step as an Nx task, which repeats its cached result while none of its inputs have changed. */
export function cachedStep(step: Step, runNx = runNxItself): Step {
  const target = stepTarget(step.title);
  const file = stepFile(target);
  return {
    ...step,
    run: async () => {
      // An earlier run's result must not be read by this one; Nx restores it if it is valid.
      rmSync(file, { force: true });
      const { tasks, output } = await runNx(
        ['run-many', `--targets=${target}`, '--projects=tools'],
        timeoutMs,
      );
      const task = tasks.find((result) => result.target === target);
      if (!task || !existsSync(file)) throw new Error(task?.output ?? output);
      const outcomes = JSON.parse(readFileSync(file, 'utf8')) as readonly Outcome[];
      return isFromCache(task) ? outcomes.map(repeated) : outcomes;
    },
  };
}

/** A cached result's test times say nothing about this run. */
const repeated = ({ subject, passed, failed, details }: Outcome): Outcome => ({
  subject,
  passed,
  failed,
  details,
  isRepeated: true,
});
