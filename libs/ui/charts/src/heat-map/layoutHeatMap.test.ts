import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textWidth } from '../frame/textWidth.js';
import type { HeatMapContent } from './HeatMapContent.js';
import { layoutHeatMap } from './layoutHeatMap.js';

const contentOf = (
  texts: readonly (readonly string[])[],
  columnLabels: readonly string[],
): HeatMapContent => ({
  rowLabels: texts.map((_, row) => `${String(row)}.00`),
  columnLabels,
  cells: texts.map((row) =>
    row.map((text) => ({
      text,
      isMissing: false,
      isBase: false,
      tone: { side: 'none', strengthPercent: 0 },
    })),
  ),
});
const sizeOf = (width: number, touchTarget = 0) =>
  ({ width, height: 0, textSize: 11, fontSize: 11, touchTarget }) as const;
const fiveDigits = contentOf(Array<string[]>(5).fill(Array<string>(5).fill('28,260')), [
  '1.60',
  '2.10',
  '2.60',
  '3.10',
  '3.60',
]);

it('[CHARTS-1] gives every figure and label of a heat map enough room', () => {
  const text = fc.stringMatching(/^-?\d{1,3}(,\d{3}){0,3}(\.\d{1,2})?$/u);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }).chain((columns) =>
        fc.tuple(
          fc.array(fc.array(text, { minLength: columns, maxLength: columns }), {
            minLength: 1,
            maxLength: 9,
          }),
          fc.array(text, { minLength: columns, maxLength: columns }),
        ),
      ),
      fc.integer({ min: 100, max: 1400 }),
      fc.constantFrom(11, 13.75, 16.5),
      ([texts, labels], width, textSize) => {
        const layout = layoutHeatMap(contentOf(texts, labels), {
          ...sizeOf(width),
          textSize,
          fontSize: textSize,
        });
        for (const figure of texts.flat())
          expect(textWidth(figure, layout.figureSize)).toBeLessThanOrEqual(layout.columnWidth);
        for (const label of labels)
          expect(textWidth(label, layout.labelSize)).toBeLessThanOrEqual(layout.columnWidth);
        expect(layout.width).toBeGreaterThanOrEqual(width - 1e-9);
      },
    ),
  );
});

it('[CHARTS-17] fits five columns of five digits into a card a third of a desktop wide', () => {
  expect(layoutHeatMap(fiveDigits, sizeOf(350)).width).toBeCloseTo(350);
});

it('shrinks letters before a map exceeds its width', () => {
  expect(layoutHeatMap(fiveDigits, sizeOf(350)).figureSize).toBe(13);
  expect(layoutHeatMap(fiveDigits, sizeOf(300))).toMatchObject({ figureSize: 11, gap: 1 });
  expect(layoutHeatMap(fiveDigits, sizeOf(100)).width).toBeGreaterThan(100);
});

it('makes cells high enough for touch', () => {
  expect(layoutHeatMap(fiveDigits, sizeOf(350)).rowHeight).toBeCloseTo(27);
  expect(layoutHeatMap(fiveDigits, sizeOf(350, 44)).rowHeight).toBe(44);
});

it('[CHARTS-150] spreads the rows of a heat map over the height that there is, to at most three times their own', () => {
  const layoutAt = (height: number) => layoutHeatMap(fiveDigits, { ...sizeOf(600), height });
  const { leastHeight, height, rowHeight } = layoutAt(0);
  expect(height).toBe(leastHeight);
  expect(layoutAt(300).height).toBeCloseTo(300, 6);
  expect(layoutAt(300).leastHeight).toBe(leastHeight);
  expect(layoutAt(5000).rowHeight).toBeCloseTo(3 * rowHeight, 6);
});
