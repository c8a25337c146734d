import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textBox, textsOverlap } from '../frame/PlacedText.js';
import { layoutHistogram, type HistogramBins, type HistogramLayout } from './layoutHistogram.js';

const words = { write: (value: number) => value.toFixed(2), writeCount: (count: number) => `${count} paths` };

const layoutOf = (bins: HistogramBins, values: readonly number[], width = 600): HistogramLayout =>
  layoutHistogram(
    bins,
    values.map((value, index) => ({
      id: String(index),
      label: index === 0 ? 'Price' : `P${index}`,
      value,
      isReference: index === 0,
    })),
    { width, height: 220, textSize: 11, fontSize: 11, touchTarget: 0 },
    words,
  );

const bins: HistogramBins = { low: 10, high: 50, counts: [4, 8, 2, 2], below: 1, above: 3 };

it('[CHARTS-1] never overlaps labels of a histogram, whatever the marks and the width', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 240, max: 1400 }),
      (values, width) => {
        const layout = layoutOf(
          { ...bins, low: Math.min(...values), high: Math.max(...values) },
          values,
          width,
        );
        const texts = [...layout.marks, ...layout.ticks];
        texts.forEach((text, index) => {
          for (const other of texts.slice(index + 1))
            expect(textsOverlap(textBox(text, 11), textBox(other, 11))).toBe(false);
        });
        expect(layout.marks[0]?.text).toMatch(/^Price/);
      },
    ),
    { numRuns: 200 },
  );
});

it('[CHARTS-122] begins the columns of a histogram at zero, with heights in proportion to the counts', () => {
  const { bars, baseline } = layoutOf(bins, [30]);
  expect(bars.every(({ y, height }) => Math.abs(y + height - baseline) < 1e-9)).toBe(true);
  expect((bars[1]?.height ?? 0) / (bars[0]?.height ?? 1)).toBeCloseTo(2);
});

it('[CHARTS-122] announces what lies outside the bins', () => {
  const { points } = layoutOf(bins, [30]);
  expect(points.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Below 10.00: 1 paths',
    '10.00 to 20.00: 4 paths',
    '20.00 to 30.00: 8 paths',
    '30.00 to 40.00: 2 paths',
    '40.00 to 50.00: 2 paths',
    'Above 50.00: 3 paths',
  ]);
});

it('[CHARTS-123] separates the bins below the reference, and names one outside the bins without a line', () => {
  expect(layoutOf(bins, [30]).bars.map(({ isBelow }) => isBelow)).toEqual([true, true, false, false]);
  const outside = layoutOf(bins, [90]);
  expect(outside.lines).toEqual([]);
  expect(outside.marks.map(({ text }) => text)).toEqual(['Price 90.00']);
});

it('[CHARTS-122] shows one value of all figures', () => {
  const { bars } = layoutOf({ low: 5, high: 5, counts: [9], below: 0, above: 0 }, [5]);
  expect(bars).toHaveLength(1);
  expect(Number.isFinite(bars[0]?.x)).toBe(true);
});
