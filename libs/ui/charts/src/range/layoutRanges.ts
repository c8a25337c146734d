import { scaleLinear } from 'd3-scale';
import type { FigureResult } from '@finance-analyst/figures';
import type { ChartLayout } from '../frame/ChartPlot.js';
import type { ChartSize } from '../frame/ChartSize.js';
import type { PlacedText } from '../frame/PlacedText.js';
import { shortened, textWidth } from '../frame/textWidth.js';
import type { RangeRow } from './RangeRow.js';

export interface RangeBar {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where its middle is, across the bar. */
  readonly middle: number;
}

export interface RangesLayout extends ChartLayout {
  readonly bars: readonly RangeBar[];
  /** The reference, such as the price; undefined if there is none. */
  readonly reference: number | undefined;
  readonly values: readonly PlacedText[];
  readonly labels: readonly PlacedText[];
  /** The middle of each range. */
  readonly middles: readonly PlacedText[];
}

/** The height of a range with its two lines of text, in letters. */
export const rangeLetters = 3.2;
const barShare = 0.42;
const thinnestBar = 1.5;

interface KnownRange extends Pick<RangeRow, 'id' | 'label' | 'middleLabel'> {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** A range without one of its three values is not drawn. */
export const knownRanges = (rows: readonly RangeRow[]): readonly KnownRange[] =>
  rows.flatMap((row) => {
    const [low, middle, high] = [row.low, row.middle, row.high].map((figure) =>
      figure.ok && typeof figure.value === 'number' ? figure.value : undefined,
    );
    return low === undefined || middle === undefined || high === undefined
      ? []
      : [{ ...row, low, middle, high }];
  });

/**
 * A row for each range: its name and middle on the left, or above where they would be cut, then its bar on a scale that all
 * rows share, with the ends outside the bar. The scale includes the reference, so that the eye can compare it with every range.
 */
export function layoutRanges(
  { rows, reference }: { readonly rows: readonly RangeRow[]; readonly reference?: number | undefined },
  { width, textSize }: ChartSize,
  write: (value: FigureResult) => string,
): RangesLayout {
  const ranges = knownRanges(rows);
  const text = (value: number): string => write({ ok: true, value });
  const rowHeight = textSize * rangeLetters;
  const gap = textSize * 0.6;
  const widthOf = (texts: readonly string[]): number =>
    Math.max(0, ...texts.map((each) => textWidth(each, textSize)));
  const middles = ranges.map(({ middleLabel, middle }) => `${middleLabel} ${text(middle)}`);
  const besideWidth = widthOf([...ranges.map(({ label }) => label), ...middles]);
  // Where the names would be cut beside the bars, they are above them.
  const isAbove = besideWidth > width * 0.4;
  const labelWidth = isAbove ? 0 : besideWidth;
  const widest = widthOf(ranges.flatMap(({ low, high }) => [text(low), text(high)]));
  const known = [
    ...ranges.flatMap(({ low, middle, high }) => [low, middle, high]),
    ...(reference === undefined ? [] : [reference]),
  ];
  const [from, to] = known.length === 0 ? [0, 1] : [Math.min(...known), Math.max(...known)];
  const left = (isAbove ? 0 : labelWidth + gap) + widest + gap;
  const right = Math.max(width - widest - gap, left + 1);
  const scale = scaleLinear(from === to ? [from - 1, to + 1] : [from, to], [left, right]);
  const line = reference === undefined || ranges.length === 0 ? undefined : scale(reference);
  /** A value at the end of a bar; beyond the line of the reference where that would cross it. */
  const placed = (end: number, value: number, side: 1 | -1): Omit<PlacedText, 'y'> => {
    const start = end + side * gap;
    const tip = start + side * textWidth(text(value), textSize);
    const isCrossed =
      line !== undefined && line > Math.min(start, tip) - gap / 2 && line < Math.max(start, tip) + gap / 2;
    return {
      x: isCrossed ? line + side * gap : start,
      text: text(value),
      anchor: side === 1 ? 'start' : 'end',
    };
  };
  const center = (index: number): number => rowHeight * (index + 0.5);
  const barCenter = (index: number): number => center(index) + (isAbove ? textSize * 0.7 : 0);
  const lineAbove = (index: number): number => rowHeight * index + textSize * 1.1;
  const rowLabels = ranges.map(({ label }) => (isAbove ? shortened(label, width, textSize) : label));
  return {
    axis: 'y',
    width,
    height: rowHeight * Math.max(ranges.length, 1),
    reference: line,
    bars: ranges.map(({ id, low, middle, high }, index) => {
      const height = rowHeight * barShare;
      const length = Math.max(scale(high) - scale(low), thinnestBar);
      return {
        id,
        x: scale(low),
        y: barCenter(index) - height / 2,
        width: length,
        height,
        middle: scale(middle),
      };
    }),
    values: ranges.flatMap(({ low, high }, index): readonly PlacedText[] => {
      const y = barCenter(index) + textSize * 0.35;
      return [
        { ...placed(scale(low), low, -1), y },
        { ...placed(Math.max(scale(high), scale(low) + thinnestBar), high, 1), y },
      ];
    }),
    labels: rowLabels.map((text, index) => ({
      x: 0,
      y: isAbove ? lineAbove(index) : center(index) - textSize * 0.25,
      text,
      anchor: 'start',
    })),
    middles: middles.map((each, index) => {
      if (!isAbove) return { x: 0, y: center(index) + textSize * 1.05, text: each, anchor: 'start' };
      const room = width - textWidth(rowLabels[index] ?? '', textSize) - gap;
      // Figures are never cut: without room for the middle, the table has it.
      const text = textWidth(each, textSize) <= room ? each : '';
      return { x: width, y: lineAbove(index), text, anchor: 'end' };
    }),
    points: ranges.map(({ id, label, low, high }, index) => ({
      id,
      label,
      text: `${text(low)} to ${text(high)}, ${middles[index] ?? ''}`,
      position: center(index),
    })),
  };
}
