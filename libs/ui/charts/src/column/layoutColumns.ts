import { scaleLinear } from 'd3-scale';
import type { FigureResult } from '@finance-analyst/figures';
import type { ChartLayout } from '../frame/ChartPlot.js';
import type { ChartSize } from '../frame/ChartSize.js';
import { textBox, textsOverlap, type PlacedText } from '../frame/PlacedText.js';
import { shortened, textWidth } from '../frame/textWidth.js';

/** A period and its figure. */
export interface ChartColumn {
  readonly id: string;
  readonly label: string;
  readonly value: FigureResult;
  readonly part: 'history' | 'forecast';
}

/** A figure to compare all columns with. */
export interface ColumnReference {
  readonly label: string;
  readonly value: FigureResult;
}

/** What is above the columns. */
export interface ColumnHead {
  /** Names the columns where the title beside them does not. */
  readonly heading?: string | undefined;
  /** The reference and its figure in words. */
  readonly reference?: (ColumnReference & { readonly written: string }) | undefined;
  /** The lines of text to leave room for: as many as charts beside it have. */
  readonly lines: number;
}

export interface ColumnBar {
  readonly id: string;
  readonly part: 'history' | 'forecast';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ColumnLayout extends ChartLayout {
  readonly bars: readonly ColumnBar[];
  readonly values: readonly PlacedText[];
  readonly labels: readonly PlacedText[];
  /** Where history ends. */
  readonly divider: number | undefined;
  /** Below the head. */
  readonly top: number;
  readonly baseline: number;
  readonly heading: PlacedText | undefined;
  /** The name of the reference, after a sample of its line, and the line's height if it has a figure. */
  readonly reference: { readonly text: PlacedText; readonly y: number | undefined } | undefined;
}

/** In sizes of the text. */
const lineHeight = 1.5;
const noHead: ColumnHead = { lines: 0 };
/** The width of the sample of a line, and of the space after it, in sizes of the text. */
const sampleWidth = 1.8;

const numberOf = ({ value }: Pick<ChartColumn, 'value'>): number | undefined =>
  value.ok && typeof value.value === 'number' ? value.value : undefined;

/**
 * Columns from a zero line. All values are labeled if all fit; otherwise the ends of history and forecast, unless they
 * touch. A missing figure leaves its place empty except for a dash.
 */
export function layoutColumns(
  columns: readonly ChartColumn[],
  { width, height, textSize }: ChartSize,
  write: (value: FigureResult) => string,
  head: ColumnHead = noHead,
): ColumnLayout {
  const band = width / Math.max(columns.length, 1);
  const barWidth = Math.min(band * 0.68, 40);
  const reference = head.reference && numberOf(head.reference);
  const known = [0, reference, ...columns.map(numberOf)].filter((value) => value !== undefined);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const top = lineHeight * head.lines * textSize;
  const foot = textSize * (low < 0 ? 3.4 : 1.9);
  const scale = scaleLinear([low, high === low ? low + 1 : high], [height - foot, top + textSize * 1.8]);
  const center = (index: number): number => band * (index + 0.5);
  const firstForecast = columns.findIndex(({ part }) => part === 'forecast');
  const valueText = (column: ChartColumn, index: number): PlacedText => {
    const text = write(column.value);
    const x = insideX(center(index), text, width, textSize);
    // A text wider than its column must clear the neighbors it extends over.
    const reach = textWidth(text, textSize) / 2 + barWidth / 2;
    const under = columns.filter((_, other) => other === index || Math.abs(center(other) - x) < reach);
    const ends = under.map((other) => scale(numberOf(other) ?? 0));
    const isBelow = (numberOf(column) ?? 0) < 0;
    return {
      x,
      y: isBelow ? Math.max(...ends) + textSize * 1.1 : Math.min(...ends) - textSize * 0.5,
      text,
      anchor: 'middle',
    };
  };
  const ends = [columns.length - 1, firstForecast - 1, 0, firstForecast].filter((index) => index in columns);
  const everywhere = columns.map((_, index) => index);
  return {
    axis: 'x',
    width,
    height,
    top,
    baseline: scale(0),
    heading:
      head.heading === undefined
        ? undefined
        : {
            x: 0,
            y: textSize,
            text: shortened(head.heading, width, textSize),
            anchor: 'start',
          },
    reference: head.reference && {
      text: referenceText(head.reference, width, textSize, head.heading === undefined ? 0 : 1),
      y: reference === undefined ? undefined : scale(reference),
    },
    divider: firstForecast > 0 ? band * firstForecast : undefined,
    bars: columns.flatMap((column, index) => {
      const value = numberOf(column);
      if (value === undefined) return [];
      const top = Math.min(scale(0), scale(value));
      const bar = { id: column.id, part: column.part, x: center(index) - barWidth / 2, width: barWidth };
      return [{ ...bar, y: top, height: Math.max(Math.abs(scale(value) - scale(0)), 1) }];
    }),
    values: allOrFirstThatFit(everywhere, ends, columns, valueText, textSize),
    labels: allOrFirstThatFit(
      everywhere,
      ends,
      columns,
      (column, index) => ({
        x: insideX(center(index), column.label, width, textSize),
        y: height - textSize * 0.45,
        text: column.label,
        anchor: 'middle',
      }),
      textSize,
    ),
    points: columns.map((column, index) => ({
      id: column.id,
      label: `${column.label}, ${column.part}`,
      text: column.value.ok ? write(column.value) : `not available, ${column.value.reason}`,
      position: center(index),
    })),
  };
}

/** Above the columns, where no value is labeled. A long name is shortened, the figure is not. */
function referenceText(
  { label, written }: { readonly label: string; readonly written: string },
  width: number,
  textSize: number,
  line: number,
): PlacedText {
  const x = sampleWidth * textSize;
  const room = width - x - textWidth(` ${written}`, textSize);
  const text = `${shortened(label, room, textSize)} ${written}`;
  return { x, y: textSize * (1 + lineHeight * line), text, anchor: 'start' };
}

/** A text centered on its column, moved to stay inside the chart. */
const insideX = (x: number, text: string, width: number, textSize: number): number => {
  const half = textWidth(text, textSize) / 2;
  return half * 2 > width ? width / 2 : Math.min(Math.max(x, half), width - half);
};

function allOrFirstThatFit(
  everywhere: readonly number[],
  ends: readonly number[],
  columns: readonly ChartColumn[],
  place: (column: ChartColumn, index: number) => PlacedText,
  textSize: number,
): readonly PlacedText[] {
  const all = withoutOverlap(everywhere, columns, place, textSize);
  return all.length === everywhere.length ? all : withoutOverlap(ends, columns, place, textSize);
}

/** The texts by importance, each unless it touches an earlier one. */
function withoutOverlap(
  indices: readonly number[],
  columns: readonly ChartColumn[],
  place: (column: ChartColumn, index: number) => PlacedText,
  textSize: number,
): readonly PlacedText[] {
  const kept: PlacedText[] = [];
  for (const index of indices) {
    const column = columns[index];
    if (!column) continue;
    const text = place(column, index);
    const box = textBox(text, textSize);
    const padded = { ...box, left: box.left - 2, right: box.right + 2 };
    if (!kept.some((other) => textsOverlap(padded, textBox(other, textSize)))) kept.push(text);
  }
  return kept;
}
