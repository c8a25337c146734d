import { sourceCondition } from '../workspace/sourceCondition.ts';

/**
 * What is wrong with the exports of a manifest: each code entry names its source, its types and its built
 * file, in this order; each stylesheet a file, and that it is a side effect.
 */
export function exportProblems(
  exports: Readonly<Record<string, unknown>>,
  sideEffects: unknown,
  paths: readonly string[],
): readonly string[] {
  if (!('.' in exports)) return ["package.json: 'exports' has no '.'."];
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (entry.endsWith('.css')) return stylesheetProblems(entry, target, sideEffects, paths);
    const source = isRecord(target) ? target[sourceCondition] : undefined;
    if (typeof source !== 'string') return [`package.json: the entry '${entry}' does not name its source.`];
    if (!paths.includes(source.replace(/^\.\//, ''))) return [`package.json: ${source} does not exist.`];
    const name = entry === '.' ? 'index' : entry.slice(entry.lastIndexOf('/') + 1);
    const expected = {
      [sourceCondition]: source,
      types: source.replace(/^\.\/src\//, './dist/types/').replace(/\.tsx?$/, '.d.ts'),
      import: `./dist/esm/${name}.js`,
    };
    return JSON.stringify(target) === JSON.stringify(expected)
      ? []
      : [`package.json: the entry '${entry}' must be ${JSON.stringify(expected)}.`];
  });
}

/** A stylesheet is built, or published as it lies in src where its own imports are the consumer's to resolve. */
function stylesheetProblems(
  entry: string,
  target: unknown,
  sideEffects: unknown,
  paths: readonly string[],
): readonly string[] {
  const name = entry.slice(2);
  const isFound =
    target === `./dist/esm/${name}` || (target === `./src/${name}` && paths.includes(`src/${name}`));
  const isSideEffect = Array.isArray(sideEffects) && sideEffects.includes('**/*.css');
  return [
    ...(isFound ? [] : [`package.json: the entry '${entry}' must be ./dist/esm/${name} or ./src/${name}.`]),
    ...(isSideEffect ? [] : [`package.json: 'sideEffects' must name "**/*.css".`]),
  ];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
