import { expect, it } from 'vitest';
import { readNxResults } from './readNxResults.ts';

const output = `
 NX   Running target build for 3 projects:

- @finance-analyst/market
- tools

> nx run @finance-analyst/market:build

> vite build

Something is wrong
> nx run tools:build  [local cache]

> vite build

> nx run @finance-analyst/charts:build

 NX   Running target build for 3 projects failed

Failed tasks:

- @finance-analyst/market:build
- @finance-analyst/charts:build

  Run duration:      5.3s
`;

it('reads the result and the output of every task', () => {
  expect(readNxResults(output)).toEqual([
    {
      project: '@finance-analyst/market',
      target: 'build',
      failed: true,
      output: '> vite build\n\nSomething is wrong',
    },
    { project: 'tools', target: 'build', failed: false, output: '> vite build' },
    { project: '@finance-analyst/charts', target: 'build', failed: true, output: '' },
  ]);
});

it('reads no task where none ran', () => {
  expect(readNxResults(' NX   The workspace is out of sync\n')).toEqual([]);
});
