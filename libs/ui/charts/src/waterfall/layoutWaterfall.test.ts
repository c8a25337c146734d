import { formatFigure } from '@finance-analyst/figures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textBox, textsOverlap, type PlacedText } from '../frame/PlacedText.js';
import { layoutWaterfall, type WaterfallLayout } from './layoutWaterfall.js';
import { waterfallLevels, type WaterfallStep } from './waterfallLevels.js';

const write = (value: number): string =>
  formatFigure(value, { kind: 'amount', scale: 'millions', unit: 'hidden', locale: 'en-US' });

const layoutOf = (steps: readonly WaterfallStep[], width = 372, textSize = 11): WaterfallLayout => {
  const levels = waterfallLevels(steps);
  if (!levels.ok) throw new Error(levels.reason);
  return layoutWaterfall(
    levels.value,
    { width, height: 192, textSize, fontSize: textSize, touchTarget: 0 },
    { write },
  );
};

const flow = (label: string, value: number): WaterfallStep => ({
  id: label,
  label,
  value: { ok: true, value },
  role: 'flow',
});

const expectNoOverlap = (texts: readonly PlacedText[], textSize: number): void => {
  texts.forEach((text, index) => {
    for (const other of texts.slice(index + 1))
      expect(
        textsOverlap(textBox(text, textSize), textBox(other, textSize)),
        `${text.text} over ${other.text}`,
      ).toBe(false);
  });
};

const anySize = fc.oneof(
  fc.double({ min: -1e13, max: 1e13, noNaN: true }),
  fc.constantFrom(0, 1, -1, 1e-9, 1e15, -1e15, 1e300, -1e300),
);

describe('layoutWaterfall', () => {
  it('[CHARTS-1] never overlaps labels, whatever the values, labels and width', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.stringMatching(/^[A-Za-z][a-z]{0,14}( [a-z]{1,12}){0,3}$/), anySize, fc.boolean()),
          {
            minLength: 1,
            maxLength: 12,
          },
        ),
        fc.integer({ min: 240, max: 1400 }),
        fc.constantFrom(11, 13.75, 16.5),
        (steps, width, textSize) => {
          const layout = layoutOf(
            steps.map(([label, value, isTotal], index) => ({
              id: String(index),
              label,
              value: { ok: true, value },
              role: isTotal ? 'total' : 'flow',
            })),
            width,
            textSize,
          );
          expectNoOverlap([...layout.values, ...layout.labels], textSize);
          for (const { x, y, width: barWidth, height } of layout.bars)
            expect([x, y, barWidth, height].every(Number.isFinite)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('[CHARTS-2] starts each flow where the previous one ended, and each total at zero', () => {
    const { bars, baseline } = layoutOf([
      flow('a', 100e6),
      flow('b', -30e6),
      { ...flow('sum', 70e6), role: 'total' },
    ]);
    const [a, b, sum] = bars;
    expect(b?.y).toBeCloseTo(a?.y ?? NaN);
    expect((sum?.y ?? 0) + (sum?.height ?? 0)).toBeCloseTo(baseline.y1);
    expect((b?.y ?? 0) + (b?.height ?? 0)).toBeCloseTo(sum?.y ?? NaN);
    expect(bars.map(({ tone }) => tone)).toEqual(['rise', 'fall', 'total']);
  });

  it('[CHARTS-2] puts negative values below the line', () => {
    const { bars, baseline } = layoutOf([
      flow('a', 10e6),
      flow('b', -40e6),
      { ...flow('sum', -30e6), role: 'total' },
    ]);
    expect(bars[2]?.y).toBeCloseTo(baseline.y1);
    expect(bars[2]?.height).toBeGreaterThan(10);
  });

  it('turns columns into rows when labels need the room', () => {
    const steps = [flow('Present value of the forecast', 3_846e6), flow('Cash', 612e6), flow('Debt', -845e6)];
    expect(layoutOf(steps, 900).axis).toBe('x');
    expect(layoutOf(steps, 240).axis).toBe('y');
  });

  it('keeps a zero bar visible', () => {
    expect(layoutOf([flow('huge', 1e13), flow('tiny', 1)]).bars[1]?.height).toBeGreaterThanOrEqual(1);
  });
});

describe('waterfallLevels', () => {
  it('[CHARTS-3] draws no waterfall with a missing step, and names the step', () => {
    const steps = [flow('a', 1), { ...flow('Debt', 0), value: { ok: false, reason: 'Not filed.' } as const }];
    expect(waterfallLevels(steps)).toEqual({ ok: false, reason: 'No value for Debt. Not filed.' });
  });
});
