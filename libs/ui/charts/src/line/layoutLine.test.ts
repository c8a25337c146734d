import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textBox, textsOverlap } from '../frame/PlacedText.js';
import { layoutLine, type LineContent } from './layoutLine.js';
import { dayTicks } from './dayTicks.js';
import { sampledPlaces } from './sampledPlaces.js';

const size = { width: 372, height: 200, textSize: 11, fontSize: 11, touchTarget: 0 };
const isoOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
const words = {
  write: (value: number) => value.toFixed(2),
  writeTick: (value: number) => value.toFixed(0),
  writeDay: (day: number, length: 'day' | 'month' | 'year') =>
    isoOf(day).slice(0, length === 'year' ? 4 : length === 'month' ? 7 : 10),
  missing: 'none',
};
const contentOf = (values: readonly number[], given: Partial<LineContent> = {}): LineContent => ({
  days: values.map((_, at) => 19_700 + at),
  series: [{ id: 'value', label: 'Value', values, tone: 'main' }],
  flows: [],
  marks: [],
  ...given,
});

it('[CHARTS-1] never overlaps the labels of days, of ends and of marks of lines', () => {
  const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 2, maxLength: 900 }),
      amount,
      fc.integer({ min: 160, max: 1400 }),
      (values, other, width) => {
        const content = contentOf(values, {
          marks: [
            { day: 19_700, label: 'Peak' },
            { day: 19_701, label: 'Trough, 5 May 2024' },
          ],
        });
        const [main] = content.series;
        if (!main) return;
        const second = { ...main, id: 'other', tone: 'second' as const, values: values.map(() => other) };
        const layout = layoutLine({ ...content, series: [main, second] }, { ...size, width }, words);
        const noOverlap = (texts: readonly Parameters<typeof textBox>[0][]): void => {
          const boxes = texts.map((text) => textBox(text, 11));
          boxes.forEach((box, at) => {
            expect(boxes.slice(at + 1).some((next) => textsOverlap(box, next))).toBe(false);
          });
        };
        noOverlap(layout.days);
        noOverlap(layout.names);
        const marked = layout.marks.flatMap(({ text }) => text ?? []);
        noOverlap(marked);
        for (const mark of marked)
          for (const text of [...layout.names, ...layout.days, ...layout.ticks]) noOverlap([mark, text]);
        for (const { runs } of layout.lines)
          for (const run of runs) expect(run.flat().every(Number.isFinite)).toBe(true);
      },
    ),
  );
});

it('[CHARTS-5] leaves a gap where there is no value, and says so when it is read', () => {
  const layout = layoutLine(contentOf([1, Number.NaN, 3, 4]), size, words);
  expect(layout.lines[0]?.runs.map((run) => run.length)).toEqual([1, 2]);
  expect(layout.points[1]).toMatchObject({ label: '2023-12-10', text: 'none' });
});

it('puts what came in above the strip and what went out below it', () => {
  const flows = [
    { day: 19_701, amount: 100 },
    { day: 19_702, amount: -50 },
  ];
  const layout = layoutLine(contentOf([1, 2, 3], { flows }), size, words);
  const [inflow, outflow] = layout.flows;
  const strip = layout.strip ?? 0;
  expect((inflow?.y ?? 0) + (inflow?.height ?? 0)).toBeCloseTo(strip, 9);
  expect(outflow?.y).toBe(strip);
  expect(inflow?.height).toBeCloseTo(2 * (outflow?.height ?? 0), 9);
});

it('reads each day of a year, and the last of each week or month of a longer time', () => {
  const days = (length: number): readonly number[] => Array.from({ length }, (_, at) => 19_700 + at);
  expect(sampledPlaces(days(250))).toHaveLength(250);
  expect(sampledPlaces(days(700)).length).toBeLessThan(110);
  const months = sampledPlaces(days(3_650)).map((at) => isoOf(19_700 + at));
  expect(months.slice(0, 3)).toEqual(['2023-12-09', '2023-12-31', '2024-01-31']);
});

it('has ticks at the first days of months or years, as many as fit', () => {
  expect(dayTicks(19_700, 19_800, 6).map(({ day }) => isoOf(day))).toEqual([
    '2024-01-01',
    '2024-02-01',
    '2024-03-01',
  ]);
  expect(dayTicks(16_000, 19_800, 6).map(({ day }) => isoOf(day).slice(0, 4))).toEqual([
    '2014',
    '2016',
    '2018',
    '2020',
    '2022',
    '2024',
  ]);
});
