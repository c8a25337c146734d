import { scaleLinear } from 'd3-scale';
import type { FigureResult } from '@finance-analyst/figures';
import type { ChartLayout } from '../frame/ChartPlot.js';
import type { ChartSize } from '../frame/ChartSize.js';
import type { PlacedText } from '../frame/PlacedText.js';
import { shortened, textWidth } from '../frame/textWidth.js';
import type { TornadoBar, TornadoEnd } from './TornadoBar.js';

export interface TornadoPart {
  readonly id: string;
  /** The end of the input's range that it shows. */
  readonly end: 'low' | 'high';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TornadoLayout extends ChartLayout {
  readonly leastHeight: number;
  readonly parts: readonly TornadoPart[];
  /** The output with every input at its base. */
  readonly base: number;
  /** The reference, such as the price; undefined if there is none. */
  readonly reference: number | undefined;
  readonly values: readonly PlacedText[];
  readonly labels: readonly PlacedText[];
  /** The range of each input. */
  readonly ranges: readonly PlacedText[];
}

export interface TornadoFigures {
  readonly bars: readonly TornadoBar[];
  readonly base: number;
  readonly reference?: number | undefined;
}

/** The height of a bar with its two lines of text, in letters. */
export const rowLetters = 3.2;
/** How many times as high a row is at most in a panel with room. */
const mostSpread = 2;
const barShare = 0.42;
const thinnestPart = 1.5;

const numberOf = ({ output }: TornadoEnd): number | undefined =>
  output.ok && typeof output.value === 'number' ? output.value : undefined;

function extentOf({ bars, base }: TornadoFigures): { readonly least: number; readonly most: number } {
  const known = [base, ...bars.flatMap(({ low, high }) => [numberOf(low) ?? base, numberOf(high) ?? base])];
  return { least: Math.min(...known), most: Math.max(...known) };
}

/** Whether the reference is drawn: one far from every value would leave the bars no room. */
export function isNear({ bars, base, reference }: TornadoFigures): boolean {
  const { least, most } = extentOf({ bars, base });
  return reference !== undefined && reference >= least - (most - least) && reference <= most + (most - least);
}

/**
 * A row for each input, higher where there is room: its name and range on the left, or above where they would be cut, then the output from the low to the
 * high end around the base. The figures are outside the bars, in room of their own on either side.
 */
export function layoutTornado(
  { bars, base, reference }: TornadoFigures,
  { width, height, textSize }: ChartSize,
  write: (value: FigureResult) => string,
): TornadoLayout {
  const count = Math.max(bars.length, 1);
  const leastHeight = textSize * rowLetters * count;
  const rowHeight = Math.min(Math.max(height, leastHeight), leastHeight * mostSpread) / count;
  const gap = textSize * 0.6;
  const texts = bars.map(({ low, high }) => [endText('low', low, write), endText('high', high, write)]);
  const widest = Math.max(0, ...texts.flat().map((text) => textWidth(text, textSize)));
  const ranges = bars.map(({ low, high }) => `${low.input} to ${high.input}`);
  const wanted = Math.max(
    0,
    ...[...ranges, ...bars.map(({ label }) => label)].map((text) => textWidth(text, textSize)),
  );
  const isAbove = wanted > width * 0.4;
  const { least, most } = extentOf({ bars, base });
  const near = isNear({ bars, base, reference }) ? reference : undefined;
  const [from, to] = near === undefined ? [least, most] : [Math.min(least, near), Math.max(most, near)];
  const left = (isAbove ? 0 : wanted + gap) + widest + gap;
  const right = Math.max(width - widest - gap, left + 1);
  const scale = scaleLinear(from === to ? [from - 1, to + 1] : [from, to], [left, right]);
  const center = (index: number): number => rowHeight * (index + 0.5);
  const barCenter = (index: number): number => center(index) + (isAbove ? textSize * 0.7 : 0);
  const lineAbove = (index: number): number => rowHeight * index + textSize * 1.1;
  // Figures are never cut: a name gives way to its range.
  const roomBeside = (range: string): number => width - textWidth(range, textSize) - gap;
  return {
    axis: 'y',
    width,
    height: rowHeight * count,
    leastHeight,
    base: scale(base),
    reference: near === undefined ? undefined : scale(near),
    parts: bars.flatMap((bar, index) =>
      (['low', 'high'] as const).flatMap((end): readonly TornadoPart[] => {
        const value = numberOf(bar[end]);
        if (value === undefined) return [];
        const start = Math.min(scale(base), scale(value));
        const length = Math.max(Math.abs(scale(value) - scale(base)), thinnestPart);
        const height = rowHeight * barShare;
        return [{ id: bar.id, end, x: start, y: barCenter(index) - height / 2, width: length, height }];
      }),
    ),
    values: bars.flatMap(({ low, high }, index) => {
      const [lowText = '', highText = ''] = texts[index] ?? [];
      const [first, last] = [numberOf(low) ?? base, numberOf(high) ?? base];
      const isRising = first <= last;
      const y = barCenter(index) + textSize * 0.35;
      return [
        {
          x: Math.min(scale(Math.min(first, last)), scale(base)) - gap,
          y,
          text: isRising ? lowText : highText,
          anchor: 'end' as const,
        },
        {
          x: Math.max(scale(Math.max(first, last)), scale(base)) + gap,
          y,
          text: isRising ? highText : lowText,
          anchor: 'start' as const,
        },
      ];
    }),
    labels: bars.map(({ label }, index) => ({
      x: 0,
      y: isAbove ? lineAbove(index) : center(index) - textSize * 0.25,
      text: isAbove ? shortened(label, roomBeside(ranges[index] ?? ''), textSize) : label,
      anchor: 'start',
    })),
    ranges: ranges.map((text, index) =>
      isAbove
        ? { x: width, y: lineAbove(index), text, anchor: 'end' }
        : { x: 0, y: center(index) + textSize * 1.05, text, anchor: 'start' },
    ),
    points: bars.map(({ id, label, low, high }, index) => ({
      id,
      label,
      text: [low, high].map((end) => `${spoken(end.output, write)} at ${end.input}`).join(', '),
      position: center(index),
    })),
  };
}

const arrows = { low: '▼', high: '▲' } as const;

const endText = (
  end: 'low' | 'high',
  { output }: TornadoEnd,
  write: (value: FigureResult) => string,
): string => `${arrows[end]}\u00a0${write(output)}`;

const spoken = (output: FigureResult, write: (value: FigureResult) => string): string =>
  output.ok ? write(output) : `not available, ${output.reason}`;
