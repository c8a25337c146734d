import type { Drawing } from '../drawing/Drawing.js';
import { labels } from '../drawing/labels.js';
import type { ChartSize } from '../frame/ChartSize.js';
import type { TornadoLayout } from './layoutTornado.js';

const colorOf = { low: 'outflow', high: 'flow' } as const;

/** Draws a tornado: the bars, the base line and the reference over them, then the texts. */
export function drawTornado(layout: TornadoLayout, { fontSize: size }: ChartSize): Drawing {
  const { width, height, parts, base, reference } = layout;
  const line = { y1: 0, y2: height } as const;
  return {
    width,
    height,
    shapes: [
      ...parts.map(({ end, ...bar }) => ({ kind: 'bar', ...bar, radius: 1.5, fill: colorOf[end] }) as const),
      { kind: 'rule', x1: base, x2: base, ...line, stroke: { color: 'axis', width: 1 } },
      ...(reference === undefined
        ? []
        : [
            {
              kind: 'rule',
              x1: reference,
              x2: reference,
              ...line,
              stroke: { color: 'reference', width: 1.5, dash: [3, 3] },
            } as const,
          ]),
      ...labels(layout.values, { size, weight: 'medium', color: 'text' }),
      // Above their bars, both lines cross them.
      ...labels(layout.labels, { size, weight: 'medium', color: 'text', hasHalo: true }),
      ...labels(layout.ranges, { size, weight: 'regular', color: 'quietText', hasHalo: true }),
    ],
  };
}
