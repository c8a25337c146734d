import { createProjectGraphAsync } from '@nx/devkit';
import { join } from 'node:path';
import { runProgram } from '../workspace/runProgram.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import type { LintProblem } from './readOxlintReport.ts';
import { readOxlintReport } from './readOxlintReport.ts';

/** Runs the linter over a folder: the workspace, or one that has the workspace's settings. */
export async function runOxlint(folder: string = workspaceRoot): Promise<readonly LintProblem[]> {
  // The boundary rule reads the graph that Nx stores and checks nothing without one.
  await createProjectGraphAsync();
  const { exitCode, stdout, output } = await runProgram('oxlint', ['--format=json'], {
    cwd: folder,
    env: { NX_WORKSPACE_DATA_DIRECTORY: join(workspaceRoot, '.nx/workspace-data') },
  });
  const problems = readOxlintReport(stdout);
  if (exitCode !== 0 && problems.length === 0) throw new Error(`oxlint failed:\n${output}`);
  return problems;
}

/** Paths from the root of the files that the linter reads. */
export async function lintedFiles(): Promise<readonly string[]> {
  const { stdout } = await runProgram('oxlint', ['--debug=files']);
  return stdout.split('\n').filter((line) => line !== '');
}
