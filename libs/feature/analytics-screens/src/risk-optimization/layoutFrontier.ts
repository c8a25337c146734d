import type { ChartLayout, ChartPoint, ChartSize } from '@finance-analyst/charts';
import { type MarkLabel, placeMarkLabels } from './placeMarkLabels.js';
import { roundTicks } from './roundTicks.js';

/** A portfolio by its risk and its return; fractions. */
export interface FrontierPoint {
  readonly id: string;
  readonly label: string;
  readonly volatility: number;
  readonly expectedReturn: number;
  /** A portfolio of its own, beside the line. */
  readonly isMarked: boolean;
  /** Between which returns 90% of the resampled frontiers are at this volatility; null if that is not known. */
  readonly band?: { readonly low: number; readonly high: number } | null;
}

interface Place {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

export interface FrontierLayout extends ChartLayout {
  readonly line: readonly (readonly [x: number, y: number])[];
  /** The edges of the band. */
  readonly edges: readonly (readonly (readonly [x: number, y: number])[])[];
  readonly marks: readonly (Place & { readonly name: MarkLabel })[];
  /** Where the name of the band is: at the end of its upper edge; null without a band. */
  readonly bandEnd: readonly [x: number, y: number] | null;
  readonly ticks: readonly {
    readonly x: number;
    readonly y: number;
    readonly text: string;
    readonly anchor: 'start' | 'middle' | 'end';
  }[];
  readonly baseline: number;
  readonly left: number;
}

/** The room of a figure at an axis, in sizes of the text. */
const [tickWidth, tickHeight] = [8, 3];

/** Volatility from left to right, past mean return from bottom to top; the line in the order of its points. */
export function layoutFrontier(
  points: readonly FrontierPoint[],
  { width, height, textSize }: Pick<ChartSize, 'width' | 'height' | 'textSize'>,
  write: (value: number) => string,
): FrontierLayout {
  const range = (values: readonly number[]): readonly [number, number] => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const room = (high - low || Math.abs(high) || 0.01) * 0.1;
    return [low - room, high + room];
  };
  const across = range(points.map(({ volatility }) => volatility));
  const up = range(
    points.flatMap(({ expectedReturn, band }) =>
      band ? [expectedReturn, band.low, band.high] : [expectedReturn],
    ),
  );
  const [left, top, baseline] = [textSize * 4.5, textSize * 1.5, height - textSize * 2];
  const xOf = (value: number): number =>
    left + ((value - across[0]) / (across[1] - across[0])) * (width - left - textSize);
  const yOf = (value: number): number => baseline - ((value - up[0]) / (up[1] - up[0])) * (baseline - top);
  const places = points.map((point) => ({
    ...point,
    x: xOf(point.volatility),
    y: yOf(point.expectedReturn),
  }));
  const marks = places.filter(({ isMarked }) => isMarked);
  // A name keeps off the axis.
  const names = placeMarkLabels(marks, {
    left: left + textSize * 0.4,
    right: width,
    bottom: baseline,
    textSize,
  });
  const edges = (['low', 'high'] as const).map((side) =>
    places.flatMap(({ band, x }) => (band ? [[x, yOf(band[side])] as const] : [])),
  );
  return {
    axis: 'x',
    width,
    height,
    left,
    baseline,
    line: places.filter(({ isMarked }) => !isMarked).map(({ x, y }) => [x, y]),
    edges,
    bandEnd: edges[1]?.at(-1) ?? null,
    marks: marks.map((mark, at) => ({ ...mark, name: names[at] as MarkLabel })),
    ticks: [
      ...roundTicks(...across, (width - left) / (textSize * tickWidth)).map((value) => ({
        x: xOf(value),
        y: height - textSize * 0.45,
        text: write(value),
        anchor: 'middle' as const,
      })),
      ...roundTicks(...up, (baseline - top) / (textSize * tickHeight)).map((value) => ({
        x: left - textSize * 0.5,
        y: yOf(value) + textSize * 0.35,
        text: write(value),
        anchor: 'end' as const,
      })),
    ],
    points: places
      .toSorted((a, b) => a.x - b.x)
      .map(({ id, label, x, volatility, expectedReturn }): ChartPoint => ({
        id,
        label,
        text: `${write(expectedReturn)}, ${write(volatility)}`,
        position: x,
      })),
  };
}
