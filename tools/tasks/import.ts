import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runForeground } from '../bootstrap/runForeground.mjs';
import { sourceCondition } from '../workspace/sourceCondition.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/** `npm run import -- prices <file> --symbol AAPL`: the API's import program, built if it is, else from source. */
const built = join(workspaceRoot, 'apps/api/dist/import.js');
const source = join(workspaceRoot, 'apps/api/src/import.ts');
const given = process.argv.slice(2);
process.exitCode = existsSync(built)
  ? await runForeground(process.execPath, [built, ...given])
  : await runForeground('tsx', [`--conditions=${sourceCondition}`, source, ...given]);
