import { expect, it } from 'vitest';
import type { Outcome } from './Outcome.ts';
import { runSteps } from './runSteps.ts';
import type { Step } from './Step.ts';

const step = (title: string, run: () => Promise<readonly Outcome[]>): Step => ({
  title,
  purpose: `Does ${title}.`,
  run,
});
const passing = step('passing', () =>
  Promise.resolve([{ subject: 'libs/ui/charts', passed: 2, failed: 0, details: [] }]),
);

async function runAndPrint(
  steps: readonly Step[],
): Promise<{ total: { passed: number; failed: number }; lines: string[] }> {
  const lines: string[] = [];
  let nowMs = 0;
  const total = await runSteps(steps, { print: (line) => lines.push(line), now: () => (nowMs += 500) });
  return { total, lines };
}

it('ends with the total alone on a line', async () => {
  const { total, lines } = await runAndPrint([passing, passing]);
  expect(total).toEqual({ passed: 4, failed: 0 });
  expect(lines.at(-1)).toBe('4 passed, 0 failed');
});

it('says what each step does, its results and its time', async () => {
  const { lines } = await runAndPrint([passing]);
  expect(lines.join('\n')).toMatch(
    /1\/1 passing .*\n {3}Does passing\.\n {3}✓ libs\/ui\/charts +2 passed\n.*in 0\.5 s/,
  );
});

it('says how long the tests of each library took, and names the slowest files before the total', async () => {
  const timed = (subject: string, ...seconds: number[]): Outcome => ({
    subject,
    passed: 1,
    failed: 0,
    details: [],
    files: seconds.map((each) => ({ file: `${subject}/src/${each}.test.ts`, seconds: each })),
  });
  const unit = step('unit', () => Promise.resolve([timed('libs/ui/charts', 1.5, 2), timed('tools', 3)]));
  const { lines } = await runAndPrint([passing, unit]);
  expect(lines.join('\n')).toMatch(/✓ libs\/ui\/charts +1 passed, 3\.5 s\n {3}✓ tools +1 passed, 3\.0 s\n/);
  expect(lines.slice(-7, -3)).toEqual([
    '── The slowest 3 of 3 test files',
    '      3.0 s tools/src/3.test.ts',
    '      2.0 s libs/ui/charts/src/2.test.ts',
    '      1.5 s libs/ui/charts/src/1.5.test.ts',
  ]);
});

it('goes on after a step that breaks, and counts it as failed', async () => {
  const broken = step('broken', () => Promise.reject(new Error('No disk.')));
  const { total, lines } = await runAndPrint([broken, passing]);
  expect(total).toEqual({ passed: 2, failed: 1 });
  expect(lines).toContain('       No disk.');
  expect(lines).toContain('   ✗ broken: 1 failed');
});

it('counts a step that ran nothing as failed', async () => {
  const empty = step('empty', () =>
    Promise.resolve([{ subject: 'libs/ui/charts', passed: 0, failed: 0, details: [] }]),
  );
  expect((await runAndPrint([empty])).total).toEqual({ passed: 0, failed: 1 });
});

it('names unstable tests, counts them before the total and fails nothing for them', async () => {
  const unstable = step('browser', () =>
    Promise.resolve([
      { subject: 'start.spec.ts', passed: 3, failed: 0, details: [], unstable: ['opens (product)'] },
      { subject: 'print.spec.ts', passed: 1, failed: 0, details: [], unstable: [] },
    ]),
  );
  const { total, lines } = await runAndPrint([passing, unstable]);
  expect(total).toEqual({ passed: 6, failed: 0 });
  expect(lines.slice(-3)).toEqual([
    '   ~ browser, start.spec.ts: opens (product)',
    '1 unstable: passed when retried',
    '6 passed, 0 failed',
  ]);
  expect(lines.join('\n')).toMatch(
    /✓ start\.spec\.ts +3 passed, 1 of them unstable\n {7}~ opens \(product\)\n/,
  );
});

it('says where a step repeats what an earlier run found', async () => {
  const repeats = step('repeats', () =>
    Promise.resolve([{ subject: 'tools', passed: 3, failed: 0, details: [], isRepeated: true }]),
  );
  const { total, lines } = await runAndPrint([repeats]);
  expect(total).toEqual({ passed: 3, failed: 0 });
  expect(lines).toContain('   Nothing has changed since it ran: this is what it found then.');
  const { lines: ofPassing } = await runAndPrint([passing]);
  expect(ofPassing.join('\n')).not.toContain('Nothing has changed');
});
