import { scaleLinear } from 'd3-scale';
import type { ChartLayout } from '../frame/ChartPlot.js';
import type { ChartSize } from '../frame/ChartSize.js';
import { type PlacedText, textBox, textsOverlap } from '../frame/PlacedText.js';
import { textWidth } from '../frame/textWidth.js';
import { dayTicks, type DayTick } from './dayTicks.js';
import type { LineFlow, LineMark, LineSeries } from './LineSeries.js';
import { sampledPlaces } from './sampledPlaces.js';

export interface LineContent {
  /** Days since 1970-01-01, rising. */
  readonly days: ArrayLike<number>;
  readonly series: readonly LineSeries[];
  readonly flows: readonly LineFlow[];
  readonly marks: readonly LineMark[];
}

export interface LineWords {
  readonly write: (value: number) => string;
  /** Of a tick on the axis. */
  readonly writeTick: (value: number) => string;
  readonly writeDay: (day: number, length: 'day' | DayTick['length']) => string;
  readonly missing: string;
}

type Point = readonly [x: number, y: number];

export interface LineLayout extends ChartLayout {
  readonly lines: readonly {
    readonly tone: LineSeries['tone'];
    /** Without gaps in each. */
    readonly runs: readonly (readonly Point[])[];
  }[];
  readonly zero: number;
  readonly left: number;
  readonly right: number;
  readonly rules: readonly { readonly y: number; readonly isZero: boolean }[];
  readonly ticks: readonly PlacedText[];
  readonly days: readonly PlacedText[];
  /** The middle of the strip of flows; undefined without any. */
  readonly strip: number | undefined;
  readonly flows: readonly {
    readonly x: number;
    readonly y: number;
    readonly height: number;
    readonly isIn: boolean;
  }[];
  readonly marks: readonly { readonly point: Point; readonly text: PlacedText | undefined }[];
  readonly names: readonly (PlacedText & { readonly tone: LineSeries['tone'] })[];
  /** Where the lines are when they are read. */
  readonly dots: readonly { readonly id: string; readonly point: Point }[];
}

const stripTexts = 2.4;
const thinnestFlow = 2;

/** Lines over a scale that includes zero, with the flows of each day in a strip under them. */
export function layoutLine(
  { days, series, flows, marks }: LineContent,
  { width, height, textSize }: ChartSize,
  { write, writeTick, writeDay, missing }: LineWords,
): LineLayout {
  const last = days.length - 1;
  const [firstDay, lastDay] = [days[0] ?? 0, days[last] ?? 1];
  const known = series.flatMap(({ values }) => Array.from(values)).filter((value) => Number.isFinite(value));
  const [low, high] = known.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)] as const,
    [0, 0] as readonly [number, number],
  );
  const stripHeight = flows.length > 0 ? textSize * stripTexts : 0;
  const bottom = height - textSize * 1.8 - stripHeight;
  const vertical = scaleLinear(low === high ? [0, 1] : [low, high], [bottom, textSize * 1.6]);
  const tickValues = vertical.ticks(4);
  const left =
    Math.max(0, ...tickValues.map((value) => textWidth(writeTick(value), textSize))) + textSize * 0.6;
  const right = width - textSize * 0.5;
  const horizontal = scaleLinear(
    [firstDay, Math.max(lastDay, firstDay + 1)],
    [left, Math.max(right, left + 1)],
  );
  const pointAt = (values: ArrayLike<number>, at: number): Point => [
    horizontal(days[at] as number),
    vertical(values[at] as number),
  ];
  const places = sampledPlaces(days);
  const dayRoom = textWidth(writeDay(firstDay, 'month'), textSize) + textSize * 1.5;
  const dayTexts = dayTicks(firstDay, lastDay, Math.max(Math.floor((right - left) / dayRoom), 1)).map(
    ({ day, length }): PlacedText => ({
      x: horizontal(day),
      y: height - textSize * 0.4,
      text: writeDay(day, length),
      anchor: 'middle',
    }),
  );
  const strip = flows.length > 0 ? bottom + stripHeight * 0.6 : undefined;
  const largest = Math.max(...flows.map(({ amount }) => Math.abs(amount)));
  const [main] = series;
  const shownDays = withoutOverlap(dayTexts, textSize, [0, width]);
  const ticks = tickValues.map((value): PlacedText => ({
    x: left - textSize * 0.6,
    y: vertical(value) + textSize * 0.35,
    text: writeTick(value),
    anchor: 'end',
  }));
  const names = namesOf(series, places, { pointAt, textSize, right });
  return {
    axis: 'x',
    width,
    height,
    left,
    right,
    zero: vertical(0),
    lines: series.map(({ tone, values }) => ({ tone, runs: runsOf(values, pointAt) })),
    rules: tickValues.map((value) => ({ y: vertical(value), isZero: value === 0 })),
    ticks,
    days: shownDays,
    strip,
    flows: flows.map(({ day, amount }) => {
      const length = Math.max((Math.abs(amount) / largest) * stripHeight * 0.36, thinnestFlow);
      const middle = strip ?? 0;
      return {
        x: horizontal(day),
        y: amount > 0 ? middle - length : middle,
        height: length,
        isIn: amount > 0,
      };
    }),
    marks: marksOf(marks, days, main, {
      pointAt,
      textSize,
      width,
      taken: [...names, ...ticks, ...shownDays],
    }),
    names,
    dots: places.flatMap((at) =>
      main && Number.isFinite(main.values[at])
        ? [{ id: String(days[at]), point: pointAt(main.values, at) }]
        : [],
    ),
    points: places.map((at) => ({
      id: String(days[at]),
      label: writeDay(days[at] as number, 'day'),
      text: series
        .map(({ label, values }) => {
          const value = values[at] as number;
          const text = Number.isFinite(value) ? write(value) : missing;
          return series.length > 1 ? `${label} ${text}` : text;
        })
        .join(', '),
      position: horizontal(days[at] as number),
    })),
  };
}

function runsOf(
  values: ArrayLike<number>,
  pointAt: (values: ArrayLike<number>, at: number) => Point,
): readonly (readonly Point[])[] {
  const runs: Point[][] = [];
  let run: Point[] | undefined;
  for (let at = 0; at < values.length; at += 1) {
    if (!Number.isFinite(values[at])) run = undefined;
    else if (run) run.push(pointAt(values, at));
    else runs.push((run = [pointAt(values, at)]));
  }
  return runs;
}

interface Placing {
  readonly pointAt: (values: ArrayLike<number>, at: number) => Point;
  readonly textSize: number;
}

/** The names of several lines, above or below where they end; a single line has the title of its chart. */
function namesOf(
  series: readonly LineSeries[],
  places: readonly number[],
  { pointAt, textSize, right }: Placing & { readonly right: number },
): LineLayout['names'] {
  if (series.length < 2) return [];
  const at = places.at(-1) ?? 0;
  const ends = series
    .filter(({ values }) => Number.isFinite(values[at]))
    .map(({ label, tone, values }) => ({ label, tone, y: pointAt(values, at)[1] }))
    .sort((a, b) => a.y - b.y);
  return ends.map(({ label, tone, y }, place) => ({
    x: right,
    y: place === 0 ? Math.max(y - textSize * 0.7, textSize) : y + textSize * (0.4 + 1.1 * place),
    text: label,
    anchor: 'end',
    tone,
  }));
}

/** Each mark has its words below it, beside it or above it, where they are free of other texts; otherwise none. */
function marksOf(
  marks: readonly LineMark[],
  days: ArrayLike<number>,
  main: LineSeries | undefined,
  {
    pointAt,
    textSize,
    width,
    taken: others,
  }: Placing & { readonly width: number; readonly taken: readonly PlacedText[] },
): LineLayout['marks'] {
  const taken = others.map((other) => textBox(other, textSize));
  return marks.flatMap(({ day, label }) => {
    const at = Array.from(days).indexOf(day);
    if (!main || at < 0 || !Number.isFinite(main.values[at])) return [];
    const point = pointAt(main.values, at);
    const [x, y] = point;
    const half = textWidth(label, textSize) / 2;
    const centered = Math.min(Math.max(x, half), width - half);
    const beside = { y: y + textSize * 0.35, text: label } as const;
    const places: readonly PlacedText[] = [
      { x: centered, y: y + textSize * 1.5, text: label, anchor: 'middle' },
      { ...beside, x: x + textSize * 0.7, anchor: 'start' },
      { ...beside, x: x - textSize * 0.7, anchor: 'end' },
      { x: centered, y: y - textSize * 0.8, text: label, anchor: 'middle' },
    ];
    const text = places.find((place) => {
      const box = textBox(place, textSize);
      return box.left >= 0 && box.right <= width && !taken.some((other) => textsOverlap(other, box));
    });
    if (text) taken.push(textBox(text, textSize));
    return [{ point, text }];
  });
}

/** The texts that fit, from the first on. */
function withoutOverlap(
  texts: readonly PlacedText[],
  textSize: number,
  [from, to]: readonly [number, number],
): readonly PlacedText[] {
  let end = from;
  return texts.filter((text) => {
    const box = textBox(text, textSize);
    if (box.left < end || box.right > to) return false;
    end = box.right + textSize * 0.5;
    return true;
  });
}
