import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stepFile } from './stepFile.ts';
import { stepTarget } from './stepTarget.ts';
import { deservesRepeating } from './deservesRepeating.ts';

/**
 * `node tools/test-command/recordStep.ts <target>`: how Nx runs a step. It fails, so that Nx caches nothing, unless
 * everything has passed.
 */
const [target = ''] = process.argv.slice(2);

// Nx's task variables must not reach the programs of the step, which may run Nx themselves.
for (const name of Object.keys(process.env))
  if ((/^NX_/.test(name) && !/^NX_(DAEMON|TUI)$/.test(name)) || name === 'LERNA_PACKAGE_NAME')
    Reflect.deleteProperty(process.env, name);
// Imported only now, because modules that run programs read the environment on import.
const { steps } = await import('./steps.ts');

const step = steps.find(({ title }) => stepTarget(title) === target);
if (!step) throw new Error(`There is no step for the target ${target}.`);
const outcomes = await step.run();
const file = stepFile(target);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(outcomes));
process.exitCode = deservesRepeating(outcomes) ? 0 : 1;
