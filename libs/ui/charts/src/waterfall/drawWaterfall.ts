import type { Drawing } from '../drawing/Drawing.js';
import type { ColorRole } from '../drawing/DrawingColor.js';
import { labels } from '../drawing/labels.js';
import type { ChartSize } from '../frame/ChartSize.js';
import type { WaterfallBar, WaterfallLayout } from './layoutWaterfall.js';

const colorOf: Readonly<Record<WaterfallBar['tone'], ColorRole>> = {
  rise: 'flow',
  fall: 'outflow',
  total: 'total',
};

/** Draws a waterfall: connectors behind the bars, then the zero line and the labels. */
export function drawWaterfall(layout: WaterfallLayout, { fontSize: size }: ChartSize): Drawing {
  const { width, height, bars, connectors, baseline } = layout;
  return {
    width,
    height,
    shapes: [
      ...connectors.map(
        (segment) => ({ kind: 'rule', ...segment, stroke: { color: 'connector', width: 1 } }) as const,
      ),
      ...bars.map(({ tone, ...bar }) => ({ kind: 'bar', ...bar, radius: 1.5, fill: colorOf[tone] }) as const),
      { kind: 'rule', ...baseline, stroke: { color: 'axis', width: 0.8 } },
      ...labels(layout.values, { size, weight: 'medium', color: 'text' }),
      ...labels(layout.labels, { size, weight: 'regular', color: 'quietText' }),
    ],
  };
}
