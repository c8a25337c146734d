import { runForeground } from '../bootstrap/runForeground.mjs';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/** `npm run format`: writes every file in its formatted form. */
process.exitCode = await runForeground('prettier', ['--write', '--log-level=warn', '.'], {
  cwd: workspaceRoot,
});
