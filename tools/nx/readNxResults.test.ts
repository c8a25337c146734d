import { expect, it } from 'vitest';
import { readNxResults } from './readNxResults.ts';

const output = `
 NX   Running target lint for 3 projects:

- @finance-analyst/market
- tools

> nx run @finance-analyst/market:lint

> eslint .

1:1  error  Something is wrong
> nx run tools:lint  [local cache]

> eslint .

> nx run @finance-analyst/charts:lint

 NX   Running target lint for 3 projects failed

Failed tasks:

- @finance-analyst/market:lint
- @finance-analyst/charts:lint

  Run duration:      5.3s
`;

it('reads the result and the output of every task', () => {
  expect(readNxResults(output)).toEqual([
    {
      project: '@finance-analyst/market',
      target: 'lint',
      failed: true,
      output: '> eslint .\n\n1:1  error  Something is wrong',
    },
    { project: 'tools', target: 'lint', failed: false, output: '> eslint .' },
    { project: '@finance-analyst/charts', target: 'lint', failed: true, output: '' },
  ]);
});

it('reads no task where none ran', () => {
  expect(readNxResults(' NX   The workspace is out of sync\n')).toEqual([]);
});
