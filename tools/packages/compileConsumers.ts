import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTypeScript } from '../workspace/runTypeScript.ts';
import type { InstalledLibrary } from './InstalledLibrary.ts';

const projects = [
  { folder: 'nodenext', options: { module: 'nodenext', moduleResolution: 'nodenext' } },
  { folder: 'bundler', options: { module: 'esnext', moduleResolution: 'bundler' } },
] as const;

/**
 * Compiles a project that imports every library, once as Node resolves modules and once as bundlers do. The
 * libraries' own declarations are checked too, but not those of third parties. Returns the problems by name.
 */
export async function compileConsumers(
  consumer: string,
  libraries: readonly InstalledLibrary[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const errors = (await Promise.all(projects.map((project) => compile(consumer, project, libraries)))).flat();
  const concerns = (error: string, { name }: InstalledLibrary): boolean =>
    error.includes(`node_modules/${name}/`) ||
    projects.some(({ folder }) => error.startsWith(`${folder}/${fileOf(name)}(`));
  const unexplained = errors.filter(
    (error) => !error.includes('node_modules/') && !libraries.some((library) => concerns(error, library)),
  );
  if (unexplained.length > 0) throw new Error(unexplained.join('\n'));
  return new Map(
    libraries.map((library) => [library.name, errors.filter((error) => concerns(error, library))]),
  );
}

async function compile(
  consumer: string,
  { folder, options }: (typeof projects)[number],
  libraries: readonly InstalledLibrary[],
): Promise<readonly string[]> {
  mkdirSync(join(consumer, folder));
  for (const { name, environment, codeEntries } of libraries)
    if (folder === 'bundler' || environment !== 'web')
      writeFileSync(join(consumer, folder, fileOf(name)), codeEntries.map(importOf).join(''));
  const compilerOptions = {
    ...options,
    target: 'es2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    verbatimModuleSyntax: true,
  };
  writeFileSync(
    join(consumer, folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts'] }),
  );
  const { output } = await runTypeScript(['--project', folder], { cwd: consumer });
  return output.split('\n').filter((line) => line.includes(': error TS') || line.startsWith('error TS'));
}

const fileOf = (name: string): string => `${name.slice(name.indexOf('/') + 1)}.ts`;

const importOf = (entry: string, index: number): string =>
  `import * as entry${index} from '${entry}';\nexport const names${index}: string[] = Object.keys(entry${index});\n`;
