import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../workspace/runProgram.ts';
import type { InstalledLibrary } from './InstalledLibrary.ts';

/** Imports every library that runs in Node there. Returns the problems by library name. */
export async function importEverything(
  consumer: string,
  libraries: readonly InstalledLibrary[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const entries = libraries
    .filter(({ environment }) => environment !== 'web')
    .flatMap(({ name, codeEntries }) => codeEntries.map((entry) => ({ name, entry })));
  const script = join(consumer, 'import.mjs');
  writeFileSync(
    script,
    `const problems = [];
for (const { name, entry } of ${JSON.stringify(entries)})
  try {
    if (Object.keys(await import(entry)).length === 0) problems.push({ name, problem: entry + ' exports nothing.' });
  } catch (error) {
    problems.push({ name, problem: 'Node cannot import ' + entry + ': ' + error.message });
  }
console.log('problems ' + JSON.stringify(problems));
process.exit(0);
`,
  );
  const { output } = await runProgram(process.execPath, [script], { cwd: consumer });
  const line = /^problems (.*)$/m.exec(output)?.[1];
  if (line === undefined) throw new Error(`Importing the installed libraries failed:\n${output}`);
  const problems = JSON.parse(line) as { name: string; problem: string }[];
  return new Map(
    libraries.map(({ name }) => [
      name,
      problems.filter((found) => found.name === name).map(({ problem }) => problem),
    ]),
  );
}
