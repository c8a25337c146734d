import { expect, it } from 'vitest';
import { importProblems } from './importProblems.ts';

const problemsOf = (
  dependencies: Record<string, string>,
  ...files: readonly (readonly [string, string])[]
): readonly string[] =>
  importProblems(
    {
      name: '@finance-analyst/charts',
      version: '0.1.0',
      dependencies,
      peerDependencies: { react: '^19.3.1' },
    },
    files.map(([file, text]) => ({ file, text })),
    (name) => (name === 'provider' ? ['fastify'] : []),
  );

it('accepts what is declared, built-ins and the own files', () => {
  const source =
    "import { scale } from 'd3-scale/x';\nimport 'node:fs';\nimport './a.js';\nimport type { FC } from 'react';\n";
  expect(problemsOf({ 'd3-scale': '4.0.2' }, ['src/a.ts', source])).toEqual([]);
});

it('finds imports that are not declared: static, lazy, in types and in styles', () => {
  expect(
    problemsOf(
      {},
      ['src/a.ts', "import { a } from '@scope/one/deep';"],
      ['src/b.ts', "export const load = () => import('two');"],
      ['src/c.ts', "export type { C } from 'three';"],
      [
        'src/d.css',
        "@import '@scope/four/x.css'; a { background: url('./local.svg'), url(data:image/png;base64,AA); }",
      ],
    ).map((problem) => problem.split(' ')[2]),
  ).toEqual(['@scope/one,', 'two,', 'three,', '@scope/four,']);
});

it('finds a declared dependency that nothing imports', () => {
  expect(problemsOf({ zod: '4.6.7' }, ['src/a.ts', ''])).toEqual([
    'package.json declares zod, which nothing imports.',
  ]);
});

it('lets a dependency be declared for another one that wants it beside itself', () => {
  expect(problemsOf({ provider: '1.0.0', fastify: '5.0.0' }, ['src/a.ts', "import 'provider';"])).toEqual([]);
});
