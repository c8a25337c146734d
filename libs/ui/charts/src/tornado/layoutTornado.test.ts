import { formatFigure, type FigureResult } from '@finance-analyst/figures';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textBox, textsOverlap } from '../frame/PlacedText.js';
import { layoutTornado, type TornadoLayout } from './layoutTornado.js';
import type { TornadoBar } from './TornadoBar.js';

const write = (value: FigureResult): string =>
  formatFigure(value, { kind: 'per-share', unit: 'hidden', locale: 'en-US' });

const figure = (value: number | undefined): FigureResult =>
  value === undefined ? { ok: false, reason: 'No value.' } : { ok: true, value };

const barsOf = (
  ends: readonly (readonly [number | undefined, number | undefined])[],
): readonly TornadoBar[] =>
  ends.map(([low, high], index) => ({
    id: String(index),
    label: `Input number ${index}`,
    low: { input: '7.0%', output: figure(low) },
    high: { input: '9.0%', output: figure(high) },
  }));

const layoutOf = (
  ends: Parameters<typeof barsOf>[0],
  base: number,
  reference?: number,
  width = 600,
): TornadoLayout =>
  layoutTornado(
    { bars: barsOf(ends), base, reference },
    { width, height: 200, textSize: 11, fontSize: 11, touchTarget: 0 },
    write,
  );

it('[CHARTS-1] never overlaps labels of a tornado, whatever the values and the width', () => {
  const value = fc.option(fc.double({ min: -1e7, max: 1e7, noNaN: true }), { nil: undefined });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(value, value), { maxLength: 12 }),
      fc.double({ min: -1e7, max: 1e7, noNaN: true }),
      fc.integer({ min: 300, max: 1400 }),
      (ends, base, width) => {
        const layout = layoutOf(ends, base, undefined, width);
        const texts = [...layout.values, ...layout.labels, ...layout.ranges].filter(
          ({ text }) => text !== '',
        );
        texts.forEach((text, index) => {
          for (const other of texts.slice(index + 1))
            expect(
              textsOverlap(textBox(text, 11), textBox(other, 11)),
              `${text.text} over ${other.text}`,
            ).toBe(false);
        });
      },
    ),
    { numRuns: 200 },
  );
});

it('[CHARTS-120] extends each bar of a tornado from the base to the value at either end of the input', () => {
  const { parts, base } = layoutOf([[80, 130]], 100);
  const [low, high] = parts;
  expect((low?.x ?? 0) + (low?.width ?? 0)).toBeCloseTo(base);
  expect(high?.x).toBeCloseTo(base);
  expect((high?.width ?? 0) / (low?.width ?? 1)).toBeCloseTo(1.5);
});

it('[CHARTS-120] marks the ends of the input by arrows, also where a low input gives the higher value', () => {
  const { values } = layoutOf([[130, 80]], 100);
  expect(values.map(({ text }) => text)).toEqual(['▲\u00a080.00', '▼\u00a0130.00']);
});

it('[CHARTS-5] leaves out the end without a value and announces its reason', () => {
  const { parts, points } = layoutOf([[80, undefined]], 100);
  expect(parts.map(({ end }) => end)).toEqual(['low']);
  expect(points[0]?.text).toBe('80.00 at 7.0%, not available, No value. at 9.0%');
});

it('[CHARTS-121] draws the reference of a tornado unless it is too far from the bars', () => {
  expect(layoutOf([[80, 130]], 100, 70).reference).toBeDefined();
  expect(layoutOf([[80, 130]], 100, 900).reference).toBeUndefined();
});

it('[CHARTS-129] writes the whole name of an input above its bar where it would be cut beside it', () => {
  const label = 'Revenue added per unit of capital';
  const layout = (width: number): TornadoLayout =>
    layoutTornado(
      { bars: barsOf([[80, 130]]).map((bar) => ({ ...bar, label })), base: 100 },
      { width, height: 200, textSize: 11, fontSize: 11, touchTarget: 0 },
      write,
    );
  const [narrow, wide] = [layout(340), layout(900)];
  expect([narrow, wide].map(({ labels }) => labels[0]?.text)).toEqual([label, label]);
  const barTop = (of: TornadoLayout): number => Math.min(...of.parts.map(({ y }) => y));
  expect(narrow.labels[0]?.y ?? Infinity).toBeLessThan(barTop(narrow));
  expect(narrow.ranges[0]).toMatchObject({ x: 340, text: '7.0% to 9.0%', anchor: 'end' });
  expect(wide.labels[0]?.y ?? 0).toBeGreaterThan(barTop(wide));
});

it('[CHARTS-150] spreads the bars of a tornado over the height that there is, to at most twice their own', () => {
  const bars = barsOf([
    [90, 110],
    [95, 105],
    [99, 101],
  ]);
  const layoutAt = (height: number) =>
    layoutTornado(
      { bars, base: 100 },
      { width: 600, height, textSize: 11, fontSize: 11, touchTarget: 0 },
      write,
    );
  const { leastHeight, height } = layoutAt(0);
  expect(height).toBe(leastHeight);
  expect(layoutAt(150)).toMatchObject({ height: 150, leastHeight });
  expect(layoutAt(150).points.map(({ position }) => position)).toEqual([25, 75, 125]);
  expect(layoutAt(5000).height).toBeCloseTo(2 * leastHeight, 6);
});
