import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../workspace/runProgram.ts';
import type { NxTaskResult } from './NxTaskResult.ts';

export interface NxRun {
  readonly exitCode: number;
  /** The output of Nx, which may be cut off. */
  readonly output: string;
  /** Every task that ran or came from the cache; none if Nx itself failed before. */
  readonly tasks: readonly NxTaskResult[];
}

/** Runs tasks with `nx run-many` or `nx affected`, two at a time, all of them even if one fails. */
export async function runNx(words: readonly string[], timeoutMs?: number): Promise<NxRun> {
  const folder = mkdtempSync(join(tmpdir(), 'task-results-'));
  const file = join(folder, 'results.json');
  try {
    const { exitCode, output } = await runProgram(
      'nx',
      [...words, '--parallel=2', '--output-style=static', '--nxBail=false', '--skipSync'],
      { env: { NX_TASK_RESULTS_FILE: file }, ...(timeoutMs === undefined ? {} : { timeoutMs }) },
    );
    const tasks = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly NxTaskResult[]) : [];
    return { exitCode, output, tasks };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
