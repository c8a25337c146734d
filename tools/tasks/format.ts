import { runForeground } from '../bootstrap/runForeground.mjs';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/** `npm run format`: formats every file. */
process.exitCode = await runForeground('prettier', ['--write', '--log-level=warn', '.'], {
  cwd: workspaceRoot,
});
