import { formatFigure, type FigureResult } from '@finance-analyst/figures';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textBox, textsOverlap } from '../frame/PlacedText.js';
import { layoutRanges, type RangesLayout } from './layoutRanges.js';
import type { RangeRow } from './RangeRow.js';

const write = (value: FigureResult): string =>
  formatFigure(value, { kind: 'per-share', unit: 'hidden', locale: 'en-US' });

const figure = (value: number | undefined): FigureResult =>
  value === undefined ? { ok: false, reason: 'No value.' } : { ok: true, value };

const rowOf = ([low, middle, high]: readonly (number | undefined)[], index: number): RangeRow => ({
  id: String(index),
  label: `Method number ${index}`,
  middleLabel: 'Median',
  low: figure(low),
  middle: figure(middle),
  high: figure(high),
});

const layoutOf = (
  ends: readonly (readonly (number | undefined)[])[],
  reference?: number,
  width = 600,
): RangesLayout =>
  layoutRanges(
    { rows: ends.map(rowOf), reference },
    { width, height: 200, textSize: 11, fontSize: 11, touchTarget: 0 },
    write,
  );

it('[CHARTS-1] never overlaps labels of ranges, whatever the values and the width', () => {
  const value = fc.double({ min: -1e7, max: 1e7, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(value, value, value), { maxLength: 10 }),
      fc.option(value, { nil: undefined }),
      fc.integer({ min: 300, max: 1400 }),
      (ends, reference, width) => {
        const layout = layoutOf(
          ends.map((row) => row.toSorted((a, b) => a - b)),
          reference,
          width,
        );
        const texts = [...layout.values, ...layout.labels, ...layout.middles].filter(
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

it('[CHARTS-143] draws ranges on one scale, each from its low to its high end with its middle', () => {
  const { bars } = layoutOf([
    [50, 60, 100],
    [100, 110, 150],
  ]);
  const [first, second] = bars;
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo(second?.x ?? 0);
  expect(second?.width).toBeCloseTo(first?.width ?? 0);
  expect(((first?.middle ?? 0) - (first?.x ?? 0)) / (first?.width ?? 1)).toBeCloseTo(0.2);
});

it('[CHARTS-144] includes the reference of ranges in their scale, also far from them', () => {
  const { reference, bars } = layoutOf([[50, 60, 100]], 400);
  expect(reference).toBeGreaterThan((bars[0]?.x ?? 0) + (bars[0]?.width ?? 0));
  expect(reference).toBeLessThanOrEqual(600);
});

it('[CHARTS-5] leaves out a range without a value, and announces the others', () => {
  const { bars, points } = layoutOf([
    [50, 60, 100],
    [undefined, 60, 100],
  ]);
  expect(bars.map(({ id }) => id)).toEqual(['0']);
  expect(points.map(({ text }) => text)).toEqual(['50.00 to 100.00, Median 60.00']);
});

it('[CHARTS-144] keeps the values at the ends of ranges clear of the line of the reference', () => {
  const value = fc.double({ min: 0, max: 500, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(value, value, value), { minLength: 1, maxLength: 6 }),
      value,
      fc.integer({ min: 300, max: 1400 }),
      (ends, reference, width) => {
        const layout = layoutOf(
          ends.map((row) => row.toSorted((a, b) => a - b)),
          reference,
          width,
        );
        for (const text of layout.values) {
          const { left, right } = textBox(text, 11);
          expect(left < (layout.reference ?? NaN) && right > (layout.reference ?? NaN), text.text).toBe(
            false,
          );
        }
      },
    ),
    { numRuns: 200 },
  );
});

it('[CHARTS-146] has the names of ranges above their bars where they would be cut beside them', () => {
  const ends = [
    [50, 60, 100],
    [70, 80, 90],
  ];
  const [beside, above] = [layoutOf(ends, 75, 600), layoutOf(ends, 75, 200)];
  for (const { labels, middles } of [beside, above]) {
    expect(labels.map(({ text }) => text)).toEqual(['Method number 0', 'Method number 1']);
    expect(middles.map(({ text }) => text)).toEqual(['Median 60.00', 'Median 80.00']);
  }
  beside.bars.forEach(({ x }, index) => {
    expect(x).toBeGreaterThan(textBox(beside.labels[index] ?? expect.unreachable(), 11).right);
  });
  above.bars.forEach(({ y }, index) => {
    expect(y).toBeGreaterThan(textBox(above.labels[index] ?? expect.unreachable(), 11).bottom);
  });
  expect(above.bars[0]?.x).toBeLessThan(beside.bars[0]?.x ?? 0);
});
