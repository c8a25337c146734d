import type { Outcome } from '../test-command/Outcome.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import { runProgram } from '../workspace/runProgram.ts';
import { readNxResults } from './readNxResults.ts';
import { showProjects } from './showProjects.ts';

/**
 * Runs a target in every project that has it, two at a time: one outcome a project, also for one that never
 * ran. With a base, only in the projects that changes since that commit touch.
 */
export async function runNxTarget(target: string, base?: string): Promise<readonly Outcome[]> {
  const projects = await showProjects([
    '--with-target',
    target,
    ...(base ? ['--affected', `--base=${base}`] : []),
  ]);
  if (projects.size === 0) return [];
  const { exitCode, output } = await runProgram('nx', [
    ...(base ? ['affected', `--base=${base}`] : ['run-many']),
    `--target=${target}`,
    '--parallel=2',
    '--output-style=static',
    '--nxBail=false',
    '--skipSync',
  ]);
  const tasks = readNxResults(output);
  const results = new Map(
    tasks.filter((result) => result.target === target).map((result) => [result.project, result]),
  );
  const outcomes = [...projects].map(([project, folder]) => {
    const result = results.get(project);
    if (!result) return outcomeOfCheck(folder, [`${target} did not run: something it needs has failed.`]);
    return outcomeOfCheck(folder, result.failed ? [result.output] : []);
  });
  // Nx itself can fail without any task failing, or before any has run.
  const isExplained = exitCode === 0 || tasks.some(({ failed }) => failed);
  return isExplained ? outcomes : [...outcomes, outcomeOfCheck('workspace', [output])];
}
