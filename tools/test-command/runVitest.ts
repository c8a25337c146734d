import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../workspace/runProgram.ts';
import type { Outcome } from './Outcome.ts';
import { outcomeOfCheck } from './Outcome.ts';
import type { VitestReport } from './readVitestReport.ts';
import { readVitestReport } from './readVitestReport.ts';

/** Runs Vitest once in a folder and counts its tests by library. */
export async function runVitest(
  cwd: string,
  extraArguments: readonly string[] = [],
): Promise<readonly Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const reportFile = join(folder, 'report.json');
  try {
    const { exitCode, output } = await runProgram(
      'vitest',
      ['run', '--reporter=json', `--outputFile=${reportFile}`, ...extraArguments],
      { cwd, timeoutMs: 15 * 60_000 },
    );
    if (!existsSync(reportFile)) throw new Error(`Vitest wrote no report:\n${output}`);
    const outcomes = readVitestReport(JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport);
    // An error outside any test fails the run only.
    const isExplained = exitCode === 0 || outcomes.some(({ failed }) => failed > 0);
    return isExplained ? outcomes : [...outcomes, outcomeOfCheck('workspace', [output])];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
