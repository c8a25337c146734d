import type { Drawing, Shape } from '../drawing/Drawing.js';
import type { ColorRole } from '../drawing/DrawingColor.js';
import { labels } from '../drawing/labels.js';
import type { ChartSize } from '../frame/ChartSize.js';
import type { LineLayout } from './layoutLine.js';
import type { LineSeries } from './LineSeries.js';

const colors: Readonly<Record<LineSeries['tone'], ColorRole>> = {
  main: 'accent',
  second: 'reference',
  loss: 'loss',
};

/** Draws lines over their grid: the first over an area down to zero, others dashed, with flows and marks. */
export function drawLine(layout: LineLayout, { fontSize: size }: ChartSize): Drawing {
  const { width, height, left, right, zero, strip } = layout;
  const across = (y: number, color: ColorRole): Shape => ({
    kind: 'rule',
    x1: left,
    x2: right,
    y1: y,
    y2: y,
    stroke: { color, width: 1 },
  });
  return {
    width,
    height,
    shapes: [
      ...layout.rules.map(({ y, isZero }) => across(y, isZero ? 'axis' : 'line')),
      ...layout.lines.flatMap(({ tone, runs }, at) =>
        at === 0 ? runs.flatMap((run) => areaOf(run, tone)) : [],
      ),
      // The first line is drawn last.
      ...layout.lines.toReversed().flatMap(({ tone, runs }) => runs.map((run) => lineOf(run, tone))),
      ...(strip === undefined ? [] : [across(strip, 'line')]),
      ...layout.flows.map(({ x, y, height: length, isIn }): Shape => ({
        kind: 'bar',
        x: x - 1,
        y,
        width: 2,
        height: length,
        radius: 0,
        fill: isIn ? 'flow' : 'outflow',
      })),
      ...layout.marks.map(({ point }): Shape => dotAt(point, 'text')),
      // Seen only while they are read.
      ...layout.dots.map(({ id, point: [x, y] }): Shape => ({
        kind: 'bar',
        id,
        x: x - 3,
        y: y - 3,
        width: 6,
        height: 6,
        radius: 3,
      })),
      ...labels(layout.ticks, { size, weight: 'regular', color: 'quietText' }),
      ...labels(layout.days, { size, weight: 'regular', color: 'quietText' }),
      ...layout.names.flatMap(({ tone, ...text }) =>
        labels([text], {
          size,
          weight: 'medium',
          color: tone === 'second' ? 'quietText' : 'text',
          hasHalo: true,
        }),
      ),
      ...labels(
        layout.marks.flatMap(({ text }) => text ?? []),
        { size, weight: 'medium', color: 'text', hasHalo: true },
      ),
    ],
  };

  function areaOf(
    run: LineLayout['lines'][number]['runs'][number],
    tone: LineSeries['tone'],
  ): readonly Shape[] {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return [];
    return [
      {
        kind: 'path',
        points: [[first[0], zero], ...run, [last[0], zero]],
        fill: { role: colors[tone], percent: 10, in: 'ground' },
      },
    ];
  }
}

const lineOf = (points: LineLayout['lines'][number]['runs'][number], tone: LineSeries['tone']): Shape => ({
  kind: 'path',
  points,
  stroke: {
    color: colors[tone],
    width: 1.5,
    ...(tone === 'second' && { dash: [4, 3] }),
  },
});

const dotAt = ([x, y]: readonly [number, number], color: ColorRole): Shape => ({
  kind: 'bar',
  x: x - 2.5,
  y: y - 2.5,
  width: 5,
  height: 5,
  radius: 2.5,
  fill: color,
});
