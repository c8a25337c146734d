import { isDeepStrictEqual } from 'node:util';
import { environmentOf, fixedFiles, layers, manifestOf } from './skeleton.ts';
import type { Layer } from './skeleton.ts';
import { exportProblems } from './exportProblems.ts';
import { readmeProblems } from './readmeProblems.ts';
import { sourceProblems } from './sourceProblems.ts';

/** A library as the check sees it, from the disk or from a generator's tree. */
export interface LibraryFiles {
  /** `libs/domain/market` */
  readonly folder: string;
  /** Every file below the folder that is not built, with forward slashes. */
  readonly paths: readonly string[];
  readonly read: (path: string) => string;
}

interface Manifest extends Record<string, unknown> {
  readonly exports?: Record<string, unknown>;
  readonly sideEffects?: unknown;
  readonly description?: unknown;
  readonly version?: unknown;
}

const allowedAtTop =
  /^(package\.json|README\.md|SPEC\.md|CHANGELOG\.md|tsconfig\.worker\.json|assembly\/\w+\.ts)$/;

/** Every difference between a library and the skeleton. */
export function skeletonProblems({ folder, paths, read }: LibraryFiles): readonly string[] {
  const [, layer = '', name = ''] = folder.split('/');
  if (!isLayer(layer)) return [`${layer} is no layer: ${layers.join(', ')}.`];
  const fixed = fixedFiles(layer);
  const required = [...Object.keys(fixed), 'package.json', 'README.md', 'SPEC.md', 'src/index.ts'];
  const missing = required.filter((path) => !paths.includes(path));
  if (missing.length > 0) return missing.map((path) => `${path} is missing.`);

  const unexpected = paths.filter(
    (path) => !path.startsWith('src/') && !(path in fixed) && !allowedAtTop.test(path),
  );
  return [
    ...Object.entries(fixed).flatMap(([path, text]) => fixedFileProblems(path, text, read(path))),
    ...unexpected.map((path) => `${path}: the skeleton has no such file.`),
    ...manifestProblems(layer, name, read('package.json'), paths),
    ...readmeProblems(name, read('README.md')),
    ...(read('SPEC.md').startsWith(`# Rules of ${name}\n`)
      ? []
      : [`SPEC.md does not begin with '# Rules of ${name}'.`]),
    ...sourceProblems(
      paths.filter((path) => path.startsWith('src/')),
      read,
    ),
  ];
}

const isLayer = (layer: string): layer is Layer => (layers as readonly string[]).includes(layer);

/** Project references are maintained by `nx sync`, so they are not compared. */
function fixedFileProblems(path: string, expected: string, actual: string): readonly string[] {
  const isEqual = path.endsWith('.json')
    ? isDeepStrictEqual(withoutReferences(actual), withoutReferences(expected))
    : actual === expected;
  return isEqual ? [] : [`${path} is not the skeleton's (tools/library/skeleton.ts).`];
}

const withoutReferences = (text: string): unknown => ({
  ...(JSON.parse(text) as Record<string, unknown>),
  references: undefined,
});

function manifestProblems(
  layer: Layer,
  name: string,
  text: string,
  paths: readonly string[],
): readonly string[] {
  const manifest = JSON.parse(text) as Manifest;
  const hasSourceStyles = Object.values(manifest.exports ?? {}).some((target) =>
    /^\.\/src\/.*\.css$/.test(String(target)),
  );
  const expected: Record<string, unknown> = {
    ...manifestOf({ layer, name, description: '', styles: false }),
    files: ['dist', ...(hasSourceStyles ? ['src/*.css'] : []), 'SPEC.md'],
  };
  const same = ['name', 'license', 'type', 'files', 'nx'].flatMap((key) =>
    isDeepStrictEqual(manifest[key], expected[key])
      ? []
      : [`package.json: '${key}' must be ${JSON.stringify(expected[key])}.`],
  );
  return [
    ...same,
    ...(/^\d+\.\d+\.\d+$/.test(String(manifest.version))
      ? []
      : ["package.json: 'version' must be like 1.2.3."]),
    ...(typeof manifest.description === 'string' && /^\S.*\.$/.test(manifest.description)
      ? []
      : ["package.json: 'description' must be a sentence."]),
    ...('private' in manifest ? ["package.json: a library is published, so 'private' has no place."] : []),
    ...('sideEffects' in manifest ? [] : ["package.json: 'sideEffects' must be said."]),
    ...exportProblems(manifest.exports ?? {}, manifest.sideEffects, paths),
    ...(environmentOf(layer) === 'web' ? [] : stylesOutsideWeb(manifest.exports ?? {})),
  ];
}

const stylesOutsideWeb = (exports: Record<string, unknown>): readonly string[] =>
  Object.keys(exports)
    .filter((path) => path.endsWith('.css'))
    .map((path) => `package.json: '${path}': only a library for the web has styles.`);
