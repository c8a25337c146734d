import type { Drawing, Shape } from '../drawing/Drawing.js';
import { labels } from '../drawing/labels.js';
import type { ChartSize } from '../frame/ChartSize.js';
import type { RangesLayout } from './layoutRanges.js';

/** Draws ranges: the bars with their middles, the reference over them, then the texts. */
export function drawRanges(layout: RangesLayout, { fontSize: size }: ChartSize): Drawing {
  const { width, height, bars, reference } = layout;
  return {
    width,
    height,
    shapes: [
      ...bars.flatMap(({ middle, ...bar }): readonly Shape[] => [
        { kind: 'bar', ...bar, radius: 1.5, fill: 'flow' },
        {
          kind: 'rule',
          x1: middle,
          x2: middle,
          y1: bar.y - 2,
          y2: bar.y + bar.height + 2,
          stroke: { color: 'text', width: 2 },
        },
      ]),
      ...(reference === undefined
        ? []
        : [
            {
              kind: 'rule',
              x1: reference,
              x2: reference,
              y1: 0,
              y2: height,
              stroke: { color: 'reference', width: 1.5, dash: [3, 3] },
            } as const,
          ]),
      ...labels(layout.values, { size, weight: 'medium', color: 'text', hasHalo: true }),
      // Above their bars, the line of the reference crosses them.
      ...labels(layout.labels, { size, weight: 'medium', color: 'text', hasHalo: true }),
      ...labels(layout.middles, { size, weight: 'regular', color: 'quietText', hasHalo: true }),
    ],
  };
}
