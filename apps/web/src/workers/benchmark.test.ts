import { expect, it } from 'vitest';
import { benchmark } from './benchmark.js';

const context = (cancelledAfter = Infinity) => {
  const reported: number[] = [];
  return {
    reported,
    report: (fraction: number) => void reported.push(fraction),
    isCancelled: () => reported.length >= cancelledAfter,
    pause: async () => undefined,
  };
};

it('[WEB-14] counts evaluations and reports progress', async () => {
  const run = context();
  const outcome = await benchmark(2500, run);
  expect(outcome).toMatchObject({ model: 'Free cash flow to the firm, five years', evaluations: 2500 });
  expect(outcome.durationMs).toBeGreaterThan(0);
  expect(run.reported).toEqual([0.4, 0.8, 1]);
});

it('[WEB-14] ends early when canceled', async () => {
  expect((await benchmark(50_000, context(2))).evaluations).toBe(2000);
});
