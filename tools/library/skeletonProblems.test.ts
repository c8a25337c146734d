import { expect, it } from 'vitest';
import { skeletonOf } from './skeleton.ts';
import { skeletonProblems } from './skeletonProblems.ts';

const skeleton = skeletonOf({ layer: 'ui', name: 'gauges', description: 'Draws gauges.', styles: true });
const manifest = JSON.parse(skeleton['package.json'] ?? '') as Record<string, unknown>;

function problemsWith(changes: Readonly<Record<string, string | undefined>>): readonly string[] {
  const files = new Map(Object.entries({ ...skeleton, ...changes }));
  return skeletonProblems({
    folder: 'libs/ui/gauges',
    paths: [...files].filter(([, text]) => text !== undefined).map(([path]) => path),
    read: (path) => files.get(path) ?? '',
  });
}

const withManifest = (change: object): readonly string[] =>
  problemsWith({ 'package.json': JSON.stringify({ ...manifest, ...change }) });

it('passes the skeleton itself, whatever its project references', () => {
  expect(problemsWith({})).toEqual([]);
  const references = {
    ...JSON.parse(skeleton['tsconfig.lib.json'] ?? ''),
    references: [{ path: '../charts' }],
  };
  expect(problemsWith({ 'tsconfig.lib.json': JSON.stringify(references) })).toEqual([]);
});

it.each([
  ['a missing file', { 'SPEC.md': undefined }, 'SPEC.md is missing'],
  [
    'an own build setting',
    { 'vite.config.ts': 'export default {};\n' },
    "vite.config.ts is not the skeleton's",
  ],
  ['an own compiler setting', { 'tsconfig.json': '{}' }, "tsconfig.json is not the skeleton's"],
  ['an extra file', { 'jest.config.js': '' }, 'jest.config.js: the skeleton has no such file'],
  ['a star export', { 'src/index.ts': "export * from './a.js';\n" }, 'one by one'],
  [
    'a README without a file map',
    { 'README.md': '# @finance-analyst/gauges\n\nGauges.\n\n## Usage\n' },
    "no '## Files'",
  ],
  [
    'a README without a purpose',
    { 'README.md': '# @finance-analyst/gauges\n\n## Usage\n\n## Files\n' },
    'what the library is for',
  ],
  ['another heading of the rules', { 'SPEC.md': '# Rules\n' }, 'SPEC.md does not begin'],
  ['a vague file name', { 'src/utils.ts': '' }, "'utils' says nothing"],
  ['a vague folder name', { 'src/helpers/a.ts': '' }, "'helpers' says nothing"],
  ['a folder in another case', { 'src/timeSeries/a.ts': '' }, 'not kebab-case'],
])('refuses %s', (_, changes, problem) => {
  expect(problemsWith(changes)).toEqual([expect.stringContaining(problem)]);
});

it.each([
  ['another name', { name: '@finance-analyst/dials' }, "'name' must be"],
  ['another licence', { license: 'ISC' }, "'license' must be"],
  ["another floor's tag", { nx: { tags: ['layer:data', 'env:web'] } }, "'nx' must be"],
  ['a version range', { version: '1.x' }, "'version' must be"],
  ['no description', { description: undefined }, "'description' must be a sentence"],
  ['a private package', { private: true }, 'published'],
  ['an entry without its source', { exports: { '.': './dist/esm/index.js' } }, 'does not name its source'],
  [
    'a stylesheet that counts as no side effect',
    { sideEffects: false },
    '\'sideEffects\' must name "**/*.css"',
  ],
])('refuses a manifest with %s', (_, change, problem) => {
  expect(withManifest(change)).toEqual([expect.stringContaining(problem)]);
});

it('accepts a second entry that names source, types and built file', () => {
  const second = {
    '@finance-analyst/source': './src/worker.ts',
    types: './dist/types/worker.d.ts',
    import: './dist/esm/worker.js',
  };
  const exports = { ...(manifest['exports'] as object), './worker': second };
  const text = JSON.stringify({ ...manifest, exports });
  expect(problemsWith({ 'package.json': text, 'src/worker.ts': 'export {};\n' })).toEqual([]);
  expect(problemsWith({ 'package.json': text })).toEqual(['package.json: ./src/worker.ts does not exist.']);
});

it('refuses a folder that is no layer', () => {
  expect(skeletonProblems({ folder: 'libs/misc/gauges', paths: [], read: () => '' })).toEqual([
    'misc is no layer: domain, ui, platform, data, feature, server.',
  ]);
});
