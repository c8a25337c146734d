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

it('[ANALYTICS-SCREENS-152] writes the name of a portfolio nearer to it than to others, or leads a line to it', () => {
  const textSize = 12;
  const named = (places: readonly (readonly [label: string, x: number, y: number])[]) => {
    const marks = places.map(([label, x, y]) => ({ label, x, y }));
    return placeMarkLabels(marks, { left: 67, right: 1160, bottom: 270, textSize }).map((name, at) => {
      const { label } = marks[at] as (typeof marks)[number];
      const width = label.length * textSize * 0.62;
      const left = name.anchor === 'start' ? name.x : name.x - width;
      const distances = marks.map(({ x, y }) =>
        Math.hypot(
          Math.max(left - x, 0, x - left - width),
          Math.max(name.y - textSize * 0.85 - y, 0, y - name.y - textSize * 0.25),
        ),
      );
      const others = distances.filter((_, other) => marks[other]?.x !== marks[at]?.x);
      return { name, at, marks, isNearest: others.every((other) => other > (distances[at] as number)) };
    });
  };
  // The sample portfolio with resamples: all within the lower half.
  const sample = named([
    ['Today', 248, 186],
    ['Minimum variance', 156, 185],
    ['Maximum Sharpe', 213, 174],
    ['Risk parity', 215, 187],
    ['Hierarchical risk parity', 220, 187],
  ]);
  for (const { name, isNearest } of sample) expect(isNearest || name.leader !== null).toBe(true);
  expect(sample[1]?.isNearest).toBe(true);
  expect(sample.filter(({ name }) => name.leader === null).length).toBeGreaterThanOrEqual(2);
  const place = fc.record({ x: fc.integer({ min: 70, max: 1150 }), y: fc.integer({ min: 10, max: 260 }) });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 6 }), (places) => {
      for (const { name, at, marks, isNearest } of named(places.map(({ x, y }) => ['Risk parity', x, y]))) {
        expect(isNearest || name.leader !== null).toBe(true);
        if (name.leader) expect(name.leader[0]).toEqual([marks[at]?.x, marks[at]?.y]);
      }
    }),
  );
});
