import { expect, it } from 'vitest';
import { licenceProblems, staleExceptions } from './licenceProblems.ts';
import { readInstalledPackages } from './readInstalledPackages.ts';

const problemsOf = (licence: string | undefined, isTool: boolean): readonly string[] =>
  licenceProblems([{ name: 'thing', version: '1.0.0', licence, isTool }]);

it('is strict with the product and a little wider with tools', () => {
  expect(problemsOf('MIT', false)).toEqual([]);
  expect(problemsOf('CC0-1.0', false)).toEqual(['thing@1.0.0: CC0-1.0 is not allowed for the product.']);
  expect(problemsOf('CC0-1.0', true)).toEqual([]);
  expect(problemsOf('GPL-3.0-only', true)).toEqual(['thing@1.0.0: GPL-3.0-only is not allowed for a tool.']);
});

it('fails for an unknown license', () => {
  expect(problemsOf(undefined, true)).toEqual(['thing@1.0.0 names no licence.']);
});

it('fails for an exception that nothing needs', () => {
  expect(staleExceptions([])).toContain('The exception for tslib is no longer needed.');
});

it('reads packages of the lock file at any depth, and no workspace folder or link', () => {
  const lock = {
    packages: {
      '': {},
      'libs/ui/charts': { version: '0.1.0' },
      'node_modules/@finance-analyst/charts': { link: true },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'ISC', dev: true },
    },
  };
  expect(readInstalledPackages(lock)).toEqual([
    { name: 'a', version: '1.0.0', licence: 'MIT', isTool: false },
    { name: '@b/c', version: '2.0.0', licence: 'ISC', isTool: true },
  ]);
});
