import { scaleLinear } from 'd3-scale';
import type { ChartLayout } from '../frame/ChartPlot.js';
import type { ChartSize } from '../frame/ChartSize.js';
import { textBox, textsOverlap, type PlacedText } from '../frame/PlacedText.js';
import { textWidth } from '../frame/textWidth.js';

/** Counts in equal bins from `low` to `high`, and of what lies outside. */
export interface HistogramBins {
  readonly low: number;
  readonly high: number;
  readonly counts: readonly number[];
  readonly below: number;
  readonly above: number;
}

/** A value marked among the bins: a percentile, the price. */
export interface HistogramMark {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** A value to compare with, drawn as a dashed line; others are figures of the bins themselves. */
  readonly isReference?: boolean | undefined;
}

export interface HistogramBar {
  readonly id: string;
  readonly isBelow: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface HistogramLine {
  readonly x: number;
  readonly isReference: boolean;
}

export interface HistogramLayout extends ChartLayout {
  readonly bars: readonly HistogramBar[];
  readonly baseline: number;
  readonly lines: readonly HistogramLine[];
  readonly marks: readonly PlacedText[];
  readonly ticks: readonly PlacedText[];
}

export interface HistogramWords {
  readonly write: (value: number) => string;
  /** A count, with its share of all. */
  readonly writeCount: (count: number) => string;
}

/** The bins as columns from zero, the marks as lines over them, and round values under them. */
export function layoutHistogram(
  { low, high, counts, below, above }: HistogramBins,
  marks: readonly HistogramMark[],
  { width, height, textSize }: ChartSize,
  { write, writeCount }: HistogramWords,
): HistogramLayout {
  const [head, foot] = [textSize * 3.2, textSize * 1.9];
  const span = low < high ? [low, high] : [low - 1, high + 1];
  const scale = scaleLinear(span, [0, width]);
  const tall = scaleLinear([0, Math.max(1, ...counts)], [height - foot, head]);
  const step = ((span[1] as number) - (span[0] as number)) / Math.max(counts.length, 1);
  const edge = (bin: number): number => (span[0] as number) + step * bin;
  const reference = marks.find(({ isReference }) => isReference);
  const shown = marks.filter(({ value }) => value >= (span[0] as number) && value <= (span[1] as number));
  const outside = marks.filter((mark) => mark.isReference && !shown.includes(mark));
  return {
    axis: 'x',
    width,
    height,
    baseline: height - foot,
    bars: counts.map((count, bin) => ({
      id: String(bin),
      isBelow: reference !== undefined && edge(bin + 1) <= reference.value,
      x: scale(edge(bin)),
      y: tall(count),
      width: Math.max(width / Math.max(counts.length, 1) - 1, 0.5),
      height: height - foot - tall(count),
    })),
    lines: shown.map(({ value, isReference = false }) => ({ x: scale(value), isReference })),
    marks: placed(
      // The reference is placed first, so that no percentile displaces it.
      [...shown, ...outside]
        .toSorted((a, b) => Number(b.isReference ?? false) - Number(a.isReference ?? false))
        .map(({ label, value, isReference = false }) => {
          const text = `${label} ${write(value)}`;
          const y = textSize * (isReference ? 0.9 : 2.3);
          return { x: insideX(scale(value), text, width, textSize), y, text, anchor: 'middle' };
        }),
      textSize,
    ),
    ticks: placed(
      scale.ticks(5).map((value) => {
        const text = write(value);
        return {
          x: insideX(scale(value), text, width, textSize),
          y: height - textSize * 0.45,
          text,
          anchor: 'middle',
        };
      }),
      textSize,
    ),
    points: [
      ...(below > 0
        ? [{ id: 'below', label: `Below ${write(low)}`, text: writeCount(below), position: 0 }]
        : []),
      ...counts.map((count, bin) => ({
        id: String(bin),
        label: `${write(edge(bin))} to ${write(edge(bin + 1))}`,
        text: writeCount(count),
        position: scale(edge(bin + 0.5)),
      })),
      ...(above > 0
        ? [{ id: 'above', label: `Above ${write(high)}`, text: writeCount(above), position: width }]
        : []),
    ],
  };
}

const insideX = (x: number, text: string, width: number, textSize: number): number => {
  const half = textWidth(text, textSize) / 2;
  return half * 2 > width ? width / 2 : Math.min(Math.max(x, half), width - half);
};

/** The texts in their order, each unless it touches an earlier one. */
function placed(texts: readonly PlacedText[], textSize: number): readonly PlacedText[] {
  const kept: PlacedText[] = [];
  for (const text of texts) {
    const box = textBox(text, textSize);
    const padded = { ...box, left: box.left - 4, right: box.right + 4 };
    if (!kept.some((other) => textsOverlap(padded, textBox(other, textSize)))) kept.push(text);
  }
  return kept;
}
