import { join } from 'node:path';
import { runForeground } from '../bootstrap/runForeground.mjs';
import { sourceCondition } from '../workspace/sourceCondition.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/** `npm run bench`: every measurement, over the libraries’ source, the built server and the built page; `npm run bench -- server` for one,
 * `npm run bench -- defaults FOLDER` also over the company facts in a folder. */
const programs = {
  engine: 'tools/engine-bench/main.ts',
  portfolio: 'tools/portfolio-bench/main.ts',
  server: 'tools/server-bench/main.ts',
  web: 'tools/web-bench/main.ts',
  defaults: 'tools/defaults-bench/main.ts',
};
const given = process.argv.slice(2);
// A folder of filings is for the measurement of defaults.
const isFolder = (argument: string): boolean => /[/.]/u.test(argument);
const named = given.filter((argument) => !isFolder(argument));
const folders = given.filter(isFolder);
const chosen = Object.entries(programs).filter(([name]) => named.length === 0 || named.includes(name));
if (chosen.length < Math.max(named.length, 1)) {
  console.error(`Unknown measurement. Use ${Object.keys(programs).join(', ')}.`);
  process.exitCode = 1;
} else
  for (const [, program] of chosen) {
    const code = await runForeground('tsx', [
      `--conditions=${sourceCondition}`,
      join(workspaceRoot, program),
      ...folders,
    ]);
    process.exitCode ||= code;
  }
