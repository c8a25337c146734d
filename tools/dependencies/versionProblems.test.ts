import { expect, it } from 'vitest';
import { versionProblems } from './versionProblems.ts';

const manifest = (name: string, rest: object = {}): Parameters<typeof versionProblems>[0][number] => ({
  name,
  version: '0.1.0',
  ...rest,
});
const problemsOf = (...rest: readonly object[]): readonly string[] =>
  [...versionProblems(rest.map((part, index) => manifest(`p${index}`, part))).values()].flat();

it('accepts one exact version everywhere', () => {
  expect(
    problemsOf(
      { dependencies: { react: '19.3.1' } },
      { devDependencies: { react: '19.3.1' }, peerDependencies: { react: '^19.3.1' } },
    ),
  ).toEqual([]);
});

it('accepts one exact version under another name', () => {
  expect(problemsOf({ devDependencies: { 'react-next': 'npm:react@20.0.0' } })).toEqual([]);
});

it('throws on two manifests of one name', () => {
  expect(() => versionProblems([manifest('twice'), manifest('once'), manifest('twice')])).toThrow(
    'Two manifests have the name twice.',
  );
});

it.each([
  ['a range', [{ dependencies: { react: '^19.3.1' } }], 'is not one exact version'],
  [
    'a range under another name',
    [{ devDependencies: { 'react-next': 'npm:react@^20.0.0' } }],
    'is not one exact version',
  ],
  [
    'two versions',
    [{ dependencies: { react: '19.3.1' } }, { dependencies: { react: '19.3.0' } }],
    '19.3.0 here, 19.3.1 elsewhere',
  ],
  [
    'a peer range of another version',
    [{ dependencies: { react: '19.3.1' } }, { peerDependencies: { react: '^18.0.0' } }],
    'must be ^19.3.1',
  ],
  ['a library of the workspace by another range', [{}, { dependencies: { p0: '*' } }], 'must be ^0.1.0'],
])('refuses %s', (_, manifests, problem) => {
  expect(problemsOf(...manifests)).toEqual([expect.stringContaining(problem)]);
});
