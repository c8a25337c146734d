import type { Drawing } from '../drawing/Drawing.js';
import { labels } from '../drawing/labels.js';
import type { ChartSize } from '../frame/ChartSize.js';
import type { ColumnLayout } from './layoutColumns.js';

const colorOf = { history: 'history', forecast: 'flow' } as const;

/** Draws columns over the line between history and forecast, then the zero line and the labels. */
export function drawColumns(layout: ColumnLayout, { fontSize: size }: ChartSize): Drawing {
  const { width, height, bars, baseline, divider } = layout;
  const dashed = { color: 'connector', width: 1, dash: [3, 3] } as const;
  return {
    width,
    height,
    shapes: [
      ...(divider === undefined
        ? []
        : [{ kind: 'rule', x1: divider, x2: divider, y1: 0, y2: height, stroke: dashed } as const]),
      ...bars.map(({ part, ...bar }) => ({ kind: 'bar', ...bar, radius: 1.5, fill: colorOf[part] }) as const),
      { kind: 'rule', x1: 0, x2: width, y1: baseline, y2: baseline, stroke: { color: 'axis', width: 0.8 } },
      ...labels(layout.values, { size, weight: 'medium', color: 'text' }),
      ...labels(layout.labels, { size, weight: 'regular', color: 'quietText' }),
    ],
  };
}
