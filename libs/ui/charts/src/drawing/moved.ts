import type { Shape } from './Drawing.js';

/** The shape at another place. */
export function moved(shape: Shape, dx: number, dy: number): Shape {
  switch (shape.kind) {
    case 'rule':
      return { ...shape, x1: shape.x1 + dx, x2: shape.x2 + dx, y1: shape.y1 + dy, y2: shape.y2 + dy };
    case 'path':
      return { ...shape, points: shape.points.map(([x, y]) => [x + dx, y + dy] as const) };
    case 'bar':
    case 'text':
      return { ...shape, x: shape.x + dx, y: shape.y + dy };
  }
}
