import { showProjects } from '../nx/showProjects.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import type { Outcome } from '../test-command/Outcome.ts';
import type { Step } from '../test-command/Step.ts';
import { dependentsOf } from '../workspace/dependentsOf.ts';
import { readLibraries, readPackages } from '../workspace/readPackages.ts';
import { runProgram } from '../workspace/runProgram.ts';
import type { WorkspacePackage } from '../workspace/WorkspacePackage.ts';

/** What Nx would run is compared with the dependents that the manifests declare, for a library of many, some and few. */
export const affectedStep: Step = {
  title: 'Affected runs',
  purpose:
    'Of the apps and libraries, a change of one library runs that library and its dependents, and nothing else.',
  run: async () => {
    const packages = readPackages();
    const linted = await showProjects(['--with-target', 'lint']);
    const byDependents = readLibraries()
      .map((library) => ({ library, dependents: dependentsOf(library.name, packages) }))
      .sort((one, other) => other.dependents.size - one.dependents.size);
    const chosen = [byDependents[0], byDependents[Math.floor(byDependents.length / 2)], byDependents.at(-1)];
    const outcomes: Outcome[] = [];
    for (const choice of chosen)
      if (choice) {
        const expected = [choice.library.name, ...choice.dependents].filter((name) => linted.has(name));
        outcomes.push(await outcomeOfChange(choice.library, new Set(expected), packages));
      }
    return outcomes;
  },
};

async function outcomeOfChange(
  { folder }: WorkspacePackage,
  expected: ReadonlySet<string>,
  packages: readonly WorkspacePackage[],
): Promise<Outcome> {
  const run = await tasksFor(`${folder}/src/index.ts`);
  const extra = packages.map(({ name }) => name).filter((name) => run.has(name) && !expected.has(name));
  const missed = [...expected].filter((project) => !run.has(project));
  return outcomeOfCheck(`${folder}: ${expected.size} projects`, [
    ...extra.map((project) => `${project} would run but does not depend on it.`),
    ...missed.map((project) => `${project} depends on it but would not run.`),
  ]);
}

/** Projects that `nx affected` would lint after a change of the file. */
async function tasksFor(file: string): Promise<ReadonlySet<string>> {
  const { exitCode, stdout, output } = await runProgram('nx', [
    'affected',
    '--target=lint',
    `--files=${file}`,
    '--graph=stdout',
  ]);
  if (exitCode !== 0) throw new Error(output);
  const { tasks } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    tasks: { tasks: Record<string, unknown> };
  };
  return new Set(Object.keys(tasks.tasks).map((task) => task.slice(0, task.lastIndexOf(':'))));
}
