import { join } from 'node:path';
import { runForeground } from '../bootstrap/runForeground.mjs';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/** `npm run catalogue`: every library's stories at http://localhost:6006, reloaded as they change. */
process.exitCode = await runForeground(
  'storybook',
  [
    'dev',
    '--port=6006',
    '--no-open',
    '--disable-telemetry',
    '--no-version-updates',
    ...process.argv.slice(2),
  ],
  { cwd: join(workspaceRoot, 'apps/storybook') },
);
