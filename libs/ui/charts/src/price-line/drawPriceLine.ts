import type { Drawing, Rule, Stroke } from '../drawing/Drawing.js';
import { labels } from '../drawing/labels.js';
import type { ChartSize } from '../frame/ChartSize.js';
import type { PriceLineLayout } from './layoutPriceLine.js';

/** Draws a price line: the gap between price and value in the gain or loss color, with marks over it. */
export function drawPriceLine(layout: PriceLineLayout, { fontSize: size }: ChartSize): Drawing {
  const { width, height, y, price, value, range } = layout;
  const along = (x1: number, x2: number, stroke: Stroke): Rule => ({
    kind: 'rule',
    x1,
    x2,
    y1: y,
    y2: y,
    stroke,
  });
  const across = (x: number, below: number, stroke: Stroke): Rule => ({
    kind: 'rule',
    x1: x,
    x2: x,
    y1: y - 10,
    y2: y + below,
    stroke,
  });
  return {
    width,
    height,
    shapes: [
      along(0, width, { color: 'line', width: 1 }),
      ...(range
        ? [
            {
              kind: 'bar',
              ...range,
              y: y - 7,
              height: 14,
              radius: 2,
              fill: { role: 'accent', percent: 22, in: 'ground' },
              stroke: { color: 'line', width: 1 },
            } as const,
          ]
        : []),
      along(price, value, { color: value >= price ? 'gain' : 'loss', width: 4 }),
      across(price, 12, { color: 'reference', width: 1.5, dash: [3, 3] }),
      across(value, 10, { color: 'accent', width: 2.5 }),
      ...labels(layout.texts, { size, weight: 'medium', color: 'text' }),
    ],
  };
}
