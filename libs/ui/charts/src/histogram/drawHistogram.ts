import type { Drawing, Stroke } from '../drawing/Drawing.js';
import { labels } from '../drawing/labels.js';
import type { ChartSize } from '../frame/ChartSize.js';
import type { HistogramLayout } from './layoutHistogram.js';

const strokes: Readonly<Record<'reference' | 'figure', Stroke>> = {
  reference: { color: 'reference', width: 1.5, dash: [3, 3] },
  figure: { color: 'connector', width: 1 },
};

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
            stroke: strokes[isReference ? 'reference' : 'figure'],
          }) as const,
      ),
      ...labels(layout.marks, { size, weight: 'medium', color: 'text' }),
      ...labels(layout.ticks, { size, weight: 'regular', color: 'quietText' }),
    ],
  };
}
