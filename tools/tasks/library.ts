import { npmProgram } from '../bootstrap/npmProgram.mjs';
import { runForeground } from '../bootstrap/runForeground.mjs';
import { installEnvironment } from '../bootstrap/taskEnvironment.mjs';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/** `npm run library -- <layer> <name> "<description>" [--styles]`: creates a library and links it into the workspace. */
async function makeLibrary(): Promise<number> {
  const made = await runForeground('nx', ['generate', './tools:library', ...process.argv.slice(2)], {
    cwd: workspaceRoot,
  });
  if (made !== 0 || process.argv.includes('--dry-run')) return made;
  const { command, leading } = npmProgram();
  return runForeground(
    command,
    [...leading, 'install', '--prefer-offline', '--no-fund', '--no-audit', '--loglevel=error'],
    {
      cwd: workspaceRoot,
      env: installEnvironment(),
    },
  );
}

process.exitCode = await makeLibrary();
