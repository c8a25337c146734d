import { join } from 'node:path';
import { runForeground } from '../bootstrap/runForeground.mjs';
import { buildProduct } from '../nx/buildProduct.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/** `npm start`: builds what has changed, then serves page and API on one origin until it is stopped. */
console.log('Building the page and the API (the first time takes about a minute) …');
const startedAtMs = performance.now();
const build = await buildProduct();
if (build.ok) {
  console.log(`Built in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s. Starting …`);
  const main = join(workspaceRoot, 'apps/api/dist/main.js');
  process.exitCode = await runForeground(process.execPath, [main, ...process.argv.slice(2)], {
    cwd: workspaceRoot,
  });
} else {
  console.error(`${build.reason}\nThe build failed, so nothing was started.`);
  process.exitCode = 1;
}
