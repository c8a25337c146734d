import type { ChartSize, Drawing } from '@finance-analyst/charts';
import { messages } from '../risk/messages.js';
import type { FrontierLayout } from './layoutFrontier.js';

/** The frontier as a line, portfolios as squares with their names. */
export function drawFrontier(
  { width, height, left, baseline, line, edges, bandEnd, marks, ticks }: FrontierLayout,
  { fontSize: size }: Pick<ChartSize, 'fontSize'>,
): Drawing {
  const axis = { color: 'axis', width: 0.8 } as const;
  return {
    width,
    height,
    shapes: [
      { kind: 'rule', x1: left, x2: width, y1: baseline, y2: baseline, stroke: axis },
      { kind: 'rule', x1: left, x2: left, y1: 0, y2: baseline, stroke: axis },
      { kind: 'path', points: line, stroke: { color: 'flow', width: 2 } },
      ...edges
        .filter((points) => points.length > 1)
        .map(
          (points) => ({ kind: 'path', points, stroke: { color: 'flow', width: 1, dash: [4, 3] } }) as const,
        ),
      ...marks.flatMap(({ name: { leader } }) =>
        leader ? [{ kind: 'path', points: leader, stroke: { color: 'axis', width: 0.8 } } as const] : [],
      ),
      ...marks.map(
        ({ id, x, y }) =>
          ({
            kind: 'bar',
            id,
            x: x - 4,
            y: y - 4,
            width: 8,
            height: 8,
            radius: id === 'today' ? 0 : 4,
            fill: id === 'today' ? 'reference' : 'total',
          }) as const,
      ),
      ...marks.map(
        ({ label, name: { x, y, anchor } }) =>
          ({
            kind: 'text',
            x,
            y,
            anchor,
            text: label,
            size,
            weight: 'medium',
            color: 'text',
            hasHalo: true,
          }) as const,
      ),
      ...(bandEnd === null
        ? []
        : [
            {
              kind: 'text',
              x: Math.min(bandEnd[0], width),
              y: bandEnd[1] - 6,
              text: messages.bandLabel,
              anchor: 'end',
              size,
              weight: 'regular',
              color: 'quietText',
              hasHalo: true,
            } as const,
          ]),
      ...ticks.map(
        (tick) => ({ kind: 'text', ...tick, size, weight: 'regular', color: 'quietText' }) as const,
      ),
    ],
  };
}
