import { scaleLinear } from 'd3-scale';
import type { ChartLayout } from '../frame/ChartPlot.js';
import type { ChartSize } from '../frame/ChartSize.js';
import type { PlacedText } from '../frame/PlacedText.js';
import { shortened, textWidth, wrapped } from '../frame/textWidth.js';
import type { WaterfallLevel } from './waterfallLevels.js';

export interface WaterfallBar {
  readonly id: string;
  readonly tone: 'rise' | 'fall' | 'total';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface WaterfallLayout extends ChartLayout {
  readonly bars: readonly WaterfallBar[];
  readonly connectors: readonly Segment[];
  readonly baseline: Segment;
  readonly values: readonly PlacedText[];
  readonly labels: readonly PlacedText[];
}

export interface WaterfallWords {
  /** A step's formatted value, with its share if it has one. */
  readonly write: (value: number, share?: number) => string;
}

const thinnestBar = 1.5;
const barShare = 0.68;
const widestBar = 56;

/**
 * Columns if every label fits above or below its own column, else rows, where labels have their own lines. No
 * labels overlap in either.
 */
export function layoutWaterfall(
  levels: readonly WaterfallLevel[],
  size: ChartSize,
  words: WaterfallWords,
): WaterfallLayout {
  const band = size.width / Math.max(levels.length, 1);
  const fits = levels.every(({ label, value, share }) => {
    const lines = wrapped(label, band - 4, size.textSize);
    const widest = Math.max(
      ...[words.write(value, share), ...lines].map((text) => textWidth(text, size.textSize)),
    );
    return lines.length <= 2 && widest <= band - 4;
  });
  return fits ? layoutColumns(levels, size, words) : layoutRows(levels, size, words);
}

const toneOf = ({ role, value }: WaterfallLevel): WaterfallBar['tone'] =>
  role === 'total' ? 'total' : value < 0 ? 'fall' : 'rise';

const extent = (levels: readonly WaterfallLevel[]): [number, number] => {
  const ends = [0, ...levels.flatMap(({ from, to }) => [from, to])];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return low === high ? [0, 1] : [low, high];
};

function layoutColumns(
  levels: readonly WaterfallLevel[],
  { width, height, textSize }: ChartSize,
  { write }: WaterfallWords,
): WaterfallLayout {
  const band = width / Math.max(levels.length, 1);
  const barWidth = Math.min(band * barShare, widestBar);
  const lineHeight = textSize * 1.25;
  const labelLines = levels.map(({ label }) => wrapped(label, band - 4, textSize));
  const footHeight = lineHeight * Math.max(1, ...labelLines.map((lines) => lines.length)) + textSize * 0.5;
  const scale = scaleLinear(extent(levels), [height - footHeight, textSize * 1.8]);
  const center = (index: number): number => band * (index + 0.5);
  const bars = levels.map((level, index): WaterfallBar => {
    const top = Math.min(scale(level.from), scale(level.to));
    const bottom = Math.max(scale(level.from), scale(level.to));
    return {
      id: level.id,
      tone: toneOf(level),
      x: center(index) - barWidth / 2,
      y: top,
      width: barWidth,
      height: Math.max(bottom - top, thinnestBar),
    };
  });
  return {
    axis: 'x',
    width,
    height,
    bars,
    connectors: levels.slice(0, -1).map(({ to }, index) => ({
      x1: center(index) + barWidth / 2,
      x2: center(index + 1) - barWidth / 2,
      y1: scale(to),
      y2: scale(to),
    })),
    baseline: { x1: 0, x2: width, y1: scale(0), y2: scale(0) },
    values: levels.map(({ value, share }, index) => ({
      x: center(index),
      y: (bars[index]?.y ?? 0) - textSize * 0.55,
      text: write(value, share),
      anchor: 'middle',
    })),
    labels: labelLines.flatMap((lines, index) =>
      lines.map((text, line) => ({
        x: center(index),
        y: height - footHeight + textSize * 0.4 + lineHeight * (line + 0.85),
        text,
        anchor: 'middle' as const,
      })),
    ),
    points: levels.map(({ id, label, value, share }, index) => ({
      id,
      label,
      text: write(value, share),
      position: center(index),
    })),
  };
}

function layoutRows(
  levels: readonly WaterfallLevel[],
  { width, height: room, textSize }: ChartSize,
  { write }: WaterfallWords,
): WaterfallLayout {
  // A few rows take some of the room that is left.
  const rowHeight = textSize * Math.min(Math.max(room / textSize / Math.max(levels.length, 1), 2.4), 3.2);
  const barHeight = rowHeight * 0.6;
  const gap = textSize;
  const widest = (texts: readonly string[]): number =>
    Math.max(0, ...texts.map((text) => textWidth(text, textSize)));
  const valueWidth = widest(levels.map(({ value, share }) => write(value, share)));
  const labelWidth = Math.min(
    widest(levels.map(({ label }) => label)),
    Math.max(width - valueWidth - 2 * gap, 0) * 0.6,
  );
  const scale = scaleLinear(extent(levels), [
    labelWidth + gap,
    Math.max(width - valueWidth - gap, labelWidth + gap),
  ]);
  const middle = (index: number): number => rowHeight * (index + 0.5);
  const baseline = middle(0) - rowHeight / 2;
  const height = rowHeight * Math.max(levels.length, 1);
  return {
    axis: 'y',
    width,
    height,
    bars: levels.map((level, index) => {
      const left = Math.min(scale(level.from), scale(level.to));
      const right = Math.max(scale(level.from), scale(level.to));
      return {
        id: level.id,
        tone: toneOf(level),
        x: left,
        y: middle(index) - barHeight / 2,
        width: Math.max(right - left, thinnestBar),
        height: barHeight,
      };
    }),
    connectors: levels.slice(0, -1).map(({ to }, index) => ({
      x1: scale(to),
      x2: scale(to),
      y1: middle(index) + barHeight / 2,
      y2: middle(index + 1) - barHeight / 2,
    })),
    baseline: { x1: scale(0), x2: scale(0), y1: baseline, y2: height },
    values: levels.map(({ value, share }, index) => ({
      x: width,
      y: middle(index) + textSize * 0.35,
      text: write(value, share),
      anchor: 'end',
    })),
    labels: levels.map(({ label }, index) => ({
      x: 0,
      y: middle(index) + textSize * 0.35,
      text: shortened(label, labelWidth, textSize),
      anchor: 'start',
    })),
    points: levels.map(({ id, label, value, share }, index) => ({
      id,
      label,
      text: write(value, share),
      position: middle(index),
    })),
  };
}
