import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const libraries = join(import.meta.dirname, '../../../libs/feature');
const manifests = readdirSync(libraries)
  .map((name) => join(libraries, name, 'src/manifest.ts'))
  .filter((file) => existsSync(file));

/** Platform libraries that every start loads anyway. */
const light = [
  'accessibility',
  'analytics',
  'contributions',
  'installation',
  'navigation',
  'notifications',
  'stored-entries',
].map((name) => `@finance-analyst/${name}`);

/** Home is rendered by the start itself, so its components come with its manifest. */
const ofTheStart = ['./home/HomeRoute.js', './start/WaysToStart.js'];

/** A file's static imports, without types and lazy imports. */
const staticImports = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm)].map(
    ([, specifier = '']) => specifier,
  );

/** The file and everything of its library that it loads. */
function reach(
  file: string,
  reached = new Map<string, readonly string[]>(),
): ReadonlyMap<string, readonly string[]> {
  if (reached.has(file)) return reached;
  const imported = staticImports(readFileSync(file, 'utf8')).filter(
    (specifier) => !ofTheStart.includes(specifier),
  );
  reached.set(file, imported);
  for (const specifier of imported)
    if (specifier.startsWith('.')) {
      const source = join(dirname(file), specifier.replace(/\.js$/, '.ts'));
      reach(existsSync(source) ? source : `${source}x`, reached);
    }
  return reached;
}

it.each(manifests.map((file) => [relative(libraries, file), file]))(
  '[WEB-131] %s is light',
  (_name, file) => {
    for (const [reached, imported] of reach(file)) {
      expect(reached, 'is neither a component nor a style').toMatch(/[^x]\.ts$/);
      const packages = imported.filter((specifier) => !specifier.startsWith('.'));
      expect(
        packages.filter((name) => !light.includes(name)),
        reached,
      ).toEqual([]);
    }
  },
);

it('[WEB-131] tells what is imported at once from types and what is loaded later', () => {
  const text = [
    "import type { A } from 'types';",
    "import { b } from 'code';",
    "import {\n  c,\n} from './lines.js';",
    "import './side-effect.css';",
    "export { d } from './again.js';",
    "export type { E } from './moreTypes.js';",
    "const load = () => import('later');",
    "export const word = 'word';",
  ].join('\n');
  expect(staticImports(text)).toEqual(['code', './lines.js', './side-effect.css', './again.js']);
});
