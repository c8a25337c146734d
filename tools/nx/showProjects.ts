import { readPackages } from '../workspace/readPackages.ts';
import { runProgram } from '../workspace/runProgram.ts';

/** Nx project name → its folder, for the projects that `nx show projects` selects. */
export async function showProjects(selection: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { exitCode, stdout, output } = await runProgram('nx', ['show', 'projects', '--json', ...selection]);
  if (exitCode !== 0) throw new Error(`nx show projects failed:\n${output}`);
  const names = JSON.parse(stdout.slice(stdout.indexOf('['))) as string[];
  const folders = new Map(readPackages().map(({ name, folder }) => [name, folder]));
  return new Map(names.sort().map((name) => [name, folders.get(name) ?? name]));
}
