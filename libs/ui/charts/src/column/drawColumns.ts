import type { Drawing, Rule } from '../drawing/Drawing.js';
import { labels } from '../drawing/labels.js';
import type { ChartSize } from '../frame/ChartSize.js';
import type { ColumnLayout } from './layoutColumns.js';

const colorOf = { history: 'history', forecast: 'flow' } as const;

const dash = [3, 3];

/** Draws columns over the line between history and forecast, then the zero line, the reference and the labels. */
export function drawColumns(layout: ColumnLayout, { fontSize: size }: ChartSize): Drawing {
  const { width, height, bars, baseline, divider, heading, reference } = layout;
  const dashed = { color: 'connector', width: 1, dash } as const;
  const across = (y: number, x2: number): Rule => ({
    kind: 'rule',
    x1: 0,
    x2,
    y1: y,
    y2: y,
    stroke: { color: 'reference', width: 1.5, dash },
  });
  const name = reference?.text;
  return {
    width,
    height,
    shapes: [
      ...(divider === undefined
        ? []
        : [{ kind: 'rule', x1: divider, x2: divider, y1: layout.top, y2: height, stroke: dashed } as const]),
      ...bars.map(({ part, ...bar }) => ({ kind: 'bar', ...bar, radius: 1.5, fill: colorOf[part] }) as const),
      { kind: 'rule', x1: 0, x2: width, y1: baseline, y2: baseline, stroke: { color: 'axis', width: 0.8 } },
      ...(reference?.y === undefined ? [] : [across(reference.y, width)]),
      ...(name ? [across(name.y - size * 0.35, name.x - size * 0.4)] : []),
      ...labels(heading ? [heading] : [], { size, weight: 'strong', color: 'text' }),
      ...labels(name ? [name] : [], { size, weight: 'medium', color: 'text' }),
      ...labels(layout.values, { size, weight: 'medium', color: 'text' }),
      ...labels(layout.labels, { size, weight: 'regular', color: 'quietText' }),
    ],
  };
}
