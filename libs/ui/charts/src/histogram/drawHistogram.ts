import type { Drawing } from '../drawing/Drawing.js';
import { labels } from '../drawing/labels.js';
import type { ChartSize } from '../frame/ChartSize.js';
import type { HistogramLayout } from './layoutHistogram.js';

/** Draws a histogram: the bins, the lines over them, then the texts. */
export function drawHistogram(layout: HistogramLayout, { fontSize: size }: ChartSize): Drawing {
  const { width, height, bars, baseline, lines } = layout;
  return {
    width,
    height,
    shapes: [
      ...bars.map(
        ({ isBelow, ...bar }) =>
          ({ kind: 'bar', ...bar, radius: 0, fill: isBelow ? 'outflow' : 'flow' }) as const,
      ),
      { kind: 'rule', x1: 0, x2: width, y1: baseline, y2: baseline, stroke: { color: 'axis', width: 0.8 } },
      ...lines.map(
        ({ x, isReference }) =>
          ({
            kind: 'rule',
            x1: x,
            x2: x,
            y1: size * (isReference ? 1.2 : 2.6),
            y2: baseline,
            stroke: isReference
              ? { color: 'reference', width: 1.5, dash: [3, 3] }
              : { color: 'connector', width: 1 },
          }) as const,
      ),
      ...labels(layout.marks, { size, weight: 'medium', color: 'text' }),
      ...labels(layout.ticks, { size, weight: 'regular', color: 'quietText' }),
    ],
  };
}
