import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../browser/ensureChromium.ts';
import { buildProduct } from '../nx/buildProduct.ts';
import { runProgram } from '../workspace/runProgram.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import type { PlaywrightReport } from '../test-command/readPlaywrightReport.ts';
import { readPlaywrightReport } from '../test-command/readPlaywrightReport.ts';
import type { Step } from '../test-command/Step.ts';

export const browserTestStep: Step = {
  title: 'Browser tests',
  purpose: 'Playwright drives the built product in Chromium.',
  run: async () => {
    const build = await buildProduct();
    if (!build.ok) throw new Error(build.reason);
    await ensureChromium();
    const folder = mkdtempSync(join(tmpdir(), 'browser-report-'));
    const reportFile = join(folder, 'report.json');
    try {
      const { output } = await runProgram('playwright', ['test', '--reporter=json'], {
        cwd: join(workspaceRoot, 'apps/web-e2e'),
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
        timeoutMs: 15 * 60_000,
      });
      if (!existsSync(reportFile)) throw new Error(`Playwright wrote no report:\n${output}`);
      return readPlaywrightReport(JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
