import { join } from 'node:path';
import { runForeground } from '../bootstrap/runForeground.mjs';
import { findLibreOffice } from '../long-tests/findLibreOffice.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/**
 * `npm run test:long`: tests that need another program or minutes. Without LibreOffice it fails;
 * `npm run test:long -- --allow-missing` says so and succeeds.
 */
const allowMissing = '--allow-missing';
const given = process.argv.slice(2);
const program = findLibreOffice();
if (program === null) {
  console.error(
    'Skipped: LibreOffice not found. Install it (apt-get install libreoffice-calc), or set LIBREOFFICE_PATH.',
  );
  process.exitCode = given.includes(allowMissing) ? 0 : 1;
} else
  process.exitCode = await runForeground(
    'vitest',
    [
      'run',
      `--config=${join(workspaceRoot, 'tools/long-tests/vitest.config.ts')}`,
      ...given.filter((argument) => argument !== allowMissing),
    ],
    { cwd: workspaceRoot, env: { ...process.env, LIBREOFFICE_PATH: program } },
  );
