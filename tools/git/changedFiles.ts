import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../workspace/runProgram.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

export interface Changes {
  /** The commit that the working tree is compared with. */
  readonly base: string;
  /** Paths from the root of the files that differ from it or are new, without deleted ones. */
  readonly files: readonly string[];
}

/** The difference from the main branch: commits since the merge base, and uncommitted changes. */
export async function changedFiles(root: string = workspaceRoot): Promise<Changes> {
  const git = async (...gitArguments: string[]): Promise<string | undefined> => {
    const { exitCode, stdout } = await runProgram('git', gitArguments, { cwd: root });
    return exitCode === 0 ? stdout.trim() : undefined;
  };
  const base =
    (await git('merge-base', 'origin/main', 'HEAD')) ??
    (await git('merge-base', 'main', 'HEAD')) ??
    (await git('rev-parse', '--verify', 'HEAD'));
  if (base === undefined) throw new Error('There is no commit to compare with: run npm test.');
  const listed = [
    await git('-c', 'core.quotePath=false', 'diff', '--name-only', base),
    await git('-c', 'core.quotePath=false', 'ls-files', '--others', '--exclude-standard'),
  ];
  const files = [...new Set(listed.flatMap((text) => (text ?? '').split('\n')))];
  return { base, files: files.filter((file) => file !== '' && existsSync(join(root, file))).sort() };
}
