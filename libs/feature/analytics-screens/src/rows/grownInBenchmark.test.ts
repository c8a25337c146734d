import { publicMarketEquivalent } from '@finance-analyst/portfolio';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grownInBenchmark } from './grownInBenchmark.js';

const first = 19_800;

it('[ANALYTICS-SCREENS-147] has amounts that add up to the closing value of the same flows in the benchmark', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.array(
        fc.record({
          day: fc.integer({ min: first + 1, max: first + 30 }),
          amount: fc.integer({ min: -5e4, max: 5e4 }),
        }),
      ),
      fc.array(fc.double({ min: 1, max: 500, noNaN: true }), { minLength: 31, maxLength: 31 }),
      (opening, flows, levels) => {
        const levelOn = (day: number): number | null => levels[day - first] ?? null;
        const period = { firstDay: first, lastDay: first + 30, opening, closing: opening, flows };
        const expected = publicMarketEquivalent(period, levelOn);
        const found = grownInBenchmark(period, levelOn);
        if (!expected.ok || !found.ok) throw new Error('There are levels on all days.');
        const sum = found.value.reduce((total, { grown }) => total + grown, 0);
        const scale = found.value.reduce((total, { grown }) => total + Math.abs(grown), 1);
        expect(Math.abs(sum - expected.value.closing)).toBeLessThanOrEqual(1e-12 * scale);
      },
    ),
  );
  expect(
    grownInBenchmark({ firstDay: first, lastDay: first + 1, opening: 5, closing: 5, flows: [] }, () => null)
      .ok,
  ).toBe(false);
});
