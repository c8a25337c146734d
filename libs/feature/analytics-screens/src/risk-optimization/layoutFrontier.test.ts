import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeMarkLabels } from './placeMarkLabels.js';
import { roundTicks } from './roundTicks.js';

it('[ANALYTICS-SCREENS-144] has round figures at the axes, inside them', () => {
  const written = (low: number, high: number): readonly string[] =>
    roundTicks(low, high, 4).map((value) => `${(value * 100).toFixed(1)}%`);
  expect(written(0.129, 0.287)).toEqual(['15.0%', '20.0%', '25.0%']);
  expect(written(0.154, 0.197)).toEqual(['16.0%', '18.0%']);
  fc.assert(
    fc.property(
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: 0.001, max: 3, noNaN: true }),
      (low, length) => {
        const ticks = roundTicks(low, low + length, 4);
        expect(ticks.length).toBeGreaterThanOrEqual(1);
        expect(ticks.length).toBeLessThanOrEqual(5);
        for (const tick of ticks) {
          expect(tick).toBeGreaterThanOrEqual(low - 1e-9);
          expect(tick).toBeLessThanOrEqual(low + length + 1e-9);
        }
      },
    ),
  );
});

it('[ANALYTICS-SCREENS-144] writes the names of portfolios at nearly the same place apart', () => {
  const labels = ['Today', 'Minimum variance', 'Maximum Sharpe', 'Risk parity', 'Hierarchical risk parity'];
  const textSize = 11;
  for (const [x, y] of [
    [200, 200],
    [60, 225],
    [760, 20],
  ] as const) {
    const marks = labels.map((label, at) => ({ label, x: x + at * 2, y: y - at }));
    const boxes = placeMarkLabels(marks, { left: 50, right: 800, bottom: 240, textSize }).map(
      (placed, at) => {
        const width = (labels[at] as string).length * 6;
        const left = placed.anchor === 'start' ? placed.x : placed.x - width;
        return { left, right: left + width, top: placed.y - textSize * 0.8, bottom: placed.y };
      },
    );
    for (const [at, box] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(
          box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        ).toBe(false);
  }
});
