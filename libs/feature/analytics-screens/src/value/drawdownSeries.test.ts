import { expect, it } from 'vitest';
import { drawdownSeries } from './drawdownSeries.js';

it('[ANALYTICS-SCREENS-8] has the loss since the last high by day, and the deepest first with their days', () => {
  const found = drawdownSeries(Float64Array.of(0, 0.1, 0.045, 0.1, 0.21, 0.0285, 0.1));
  if (!found.ok) throw new Error(found.reason);
  const [, , first, , , second, third] = found.value.values;
  expect([first, second, third].map((value) => Number((value ?? 0).toFixed(6)))).toEqual([
    -0.05, -0.15, -0.090909,
  ]);
  expect(found.value.deepest).toMatchObject([
    { depth: expect.closeTo(0.15, 9), peak: 4, trough: 5, recovery: null },
    { depth: expect.closeTo(0.05, 9), peak: 1, trough: 2 },
  ]);
});
