import type { Outcome } from '../test-command/Outcome.ts';
import { outcomesOfTarget } from './outcomesOfTarget.ts';
import { runNx } from './runNx.ts';
import { showProjects } from './showProjects.ts';

/**
 * Runs a target in every project that has it: one outcome a project, also for one that never ran. With a base, only in
 * the projects that changes since that commit touch.
 */
export async function runNxTarget(target: string, base?: string): Promise<readonly Outcome[]> {
  const projects = await showProjects([
    '--with-target',
    target,
    ...(base ? ['--affected', `--base=${base}`] : []),
  ]);
  if (projects.size === 0) return [];
  const run = await runNx([...(base ? ['affected', `--base=${base}`] : ['run-many']), `--target=${target}`]);
  return outcomesOfTarget(target, projects, run);
}
