import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles } from './changedFiles.ts';

let root = '';
const git = (...gitArguments: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...gitArguments], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
const write = (file: string, text: string): void => {
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-files-'));
  git('init', '--initial-branch=main');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('lists what a branch has changed, committed or not, and new files', async () => {
  for (const file of ['same.ts', 'committed.ts', 'edited.ts', 'deleted.ts']) write(file, 'one');
  git('add', '.');
  git('commit', '-m', 'Begin');
  const base = git('rev-parse', 'HEAD');
  git('checkout', '-b', 'topic');
  write('committed.ts', 'two');
  git('commit', '-am', 'Change');
  write('edited.ts', 'two');
  write('new.ts', 'one');
  rmSync(join(root, 'deleted.ts'));
  expect(await changedFiles(root)).toEqual({ base, files: ['committed.ts', 'edited.ts', 'new.ts'] });
});

it('says so when there is no commit', async () => {
  await expect(changedFiles(root)).rejects.toThrow('There is no commit to compare with');
});
