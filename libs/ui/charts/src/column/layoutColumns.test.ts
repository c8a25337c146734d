import { formatFigure, type FigureResult } from '@finance-analyst/figures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textBox, textsOverlap } from '../frame/PlacedText.js';
import { layoutColumns, type ChartColumn, type ColumnLayout } from './layoutColumns.js';

const write = (value: FigureResult): string =>
  formatFigure(value, { kind: 'amount', scale: 'millions', unit: 'hidden', locale: 'en-US' });

const columnsOf = (values: readonly (number | undefined)[], firstForecast: number): readonly ChartColumn[] =>
  values.map((value, index) => ({
    id: String(index),
    label: String(2020 + index),
    value: value === undefined ? { ok: false, reason: 'Not filed.' } : { ok: true, value },
    part: index < firstForecast ? 'history' : 'forecast',
  }));

const layoutOf = (values: readonly (number | undefined)[], firstForecast = 3, width = 372): ColumnLayout =>
  layoutColumns(
    columnsOf(values, firstForecast),
    { width, height: 160, textSize: 11, fontSize: 11, touchTarget: 0 },
    write,
  );

describe('layoutColumns', () => {
  it('[CHARTS-1] never overlaps labels, whatever the values and the width', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.option(
            fc.oneof(fc.double({ min: -1e13, max: 1e13, noNaN: true }), fc.constantFrom(0, 1, 1e300)),
            { nil: undefined },
          ),
          { maxLength: 30 },
        ),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 240, max: 1400 }),
        (values, firstForecast, width) => {
          const { values: figures, labels } = layoutOf(values, firstForecast, width);
          for (const texts of [figures, labels])
            texts.forEach((text, index) => {
              for (const other of texts.slice(index + 1))
                expect(
                  textsOverlap(textBox(text, 11), textBox(other, 11)),
                  `${text.text} over ${other.text}`,
                ).toBe(false);
            });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('[CHARTS-4] begins every column at zero', () => {
    const { bars, baseline } = layoutOf([100e6, 250e6, -50e6, 300e6]);
    expect((bars[0]?.y ?? 0) + (bars[0]?.height ?? 0)).toBeCloseTo(baseline);
    expect(bars[2]?.y).toBeCloseTo(baseline);
    expect((bars[1]?.height ?? 0) / (bars[0]?.height ?? 1)).toBeCloseTo(2.5);
  });

  it('[CHARTS-5] leaves the place of a missing figure empty and announces its reason', () => {
    const { bars, points, values } = layoutOf([100e6, undefined, 120e6]);
    expect(bars.map(({ id }) => id)).toEqual(['0', '2']);
    expect(values[1]?.text).toBe('–');
    expect(points[1]?.text).toBe('not available, Not filed.');
  });

  it('separates history from forecast', () => {
    expect(layoutOf([1e6, 2e6, 3e6, 4e6], 2).divider).toBe(186);
    expect(layoutOf([1e6, 2e6], 2).divider).toBeUndefined();
    expect(layoutOf([1e6, 2e6], 0).divider).toBeUndefined();
  });

  it('[CHARTS-124] draws the reference at its value, in the scale of the columns, and names it above them', () => {
    const withReference = (value: number | undefined, heading?: string) =>
      layoutColumns(
        columnsOf([100e6, 200e6], 1),
        { width: 372, height: 160, textSize: 11, fontSize: 11, touchTarget: 0 },
        write,
        {
          heading,
          reference: {
            label: 'Cost of capital',
            value: value === undefined ? { ok: false, reason: 'No beta.' } : { ok: true, value },
            written: '400',
          },
          lines: heading === undefined ? 1 : 2,
        },
      );
    const { bars, baseline, values, reference, top } = withReference(400e6, 'Return');
    expect((baseline - (reference?.y ?? 0)) / (bars[1]?.height ?? 0)).toBeCloseTo(2);
    expect(reference?.text.text).toBe('Cost of capital 400');
    for (const value of values) expect(textBox(value, 11).top).toBeGreaterThanOrEqual(top);
    expect(textBox(reference?.text ?? { x: 0, y: 1e3, text: '', anchor: 'start' }, 11).bottom).toBeLessThan(
      top,
    );
    expect(withReference(undefined).reference).toMatchObject({ y: undefined });
  });
});
