import { join } from 'node:path';
import { runForeground } from '../bootstrap/runForeground.mjs';
import { sourceCondition } from '../workspace/sourceCondition.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/** `npm run bench`: every measurement, over the libraries’ source, the built server and the built page; `npm run bench -- server` for one. */
const programs = {
  engine: 'tools/engine-bench/main.ts',
  server: 'tools/server-bench/main.ts',
  web: 'tools/web-bench/main.ts',
};
const named = process.argv.slice(2);
const chosen = Object.entries(programs).filter(([name]) => named.length === 0 || named.includes(name));
if (chosen.length < Math.max(named.length, 1)) {
  console.error(`Unknown measurement. Use ${Object.keys(programs).join(', ')}.`);
  process.exitCode = 1;
} else
  for (const [, program] of chosen) {
    const code = await runForeground('tsx', [
      `--conditions=${sourceCondition}`,
      join(workspaceRoot, program),
    ]);
    process.exitCode ||= code;
  }
