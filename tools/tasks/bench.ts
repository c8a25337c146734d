import { join } from 'node:path';
import { runForeground } from '../bootstrap/runForeground.mjs';
import { sourceCondition } from '../workspace/sourceCondition.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/** `npm run bench`: the measurements of tools/bench, over the libraries' source. */
const main = join(workspaceRoot, 'tools/bench/main.ts');
process.exitCode = await runForeground('tsx', [
  `--conditions=${sourceCondition}`,
  main,
  ...process.argv.slice(2),
]);
