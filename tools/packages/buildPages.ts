import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { InstalledLibrary } from './InstalledLibrary.ts';

const linesKept = 4;

/** Builds a page per browser library that imports all its code and styles. Returns the problems by library name. */
export async function buildPages(
  consumer: string,
  libraries: readonly InstalledLibrary[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const problems = new Map<string, readonly string[]>();
  for (const library of libraries)
    if (library.environment !== 'node') problems.set(library.name, await buildPage(consumer, library));
  return problems;
}

async function buildPage(
  consumer: string,
  { name, codeEntries, styleEntries }: InstalledLibrary,
): Promise<readonly string[]> {
  const entry = join(consumer, `page-${name.replace(/\W+/g, '-')}.js`);
  const imports = codeEntries.map((specifier, index) => `import * as entry${index} from '${specifier}';`);
  const uses = codeEntries.map((_, index) => `console.log(Object.keys(entry${index}));`);
  const styles = styleEntries.map((specifier) => `import '${specifier}';`);
  writeFileSync(entry, [...imports, ...styles, ...uses, ''].join('\n'));
  try {
    await build({
      root: consumer,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, minify: false, target: 'es2023', rolldownOptions: { input: entry } },
    });
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [`Vite cannot build a page with it: ${message.split('\n').slice(0, linesKept).join('\n')}`];
  }
}
