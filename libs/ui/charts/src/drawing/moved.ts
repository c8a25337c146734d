import type { Shape } from './Drawing.js';

/** The shape at another place. */
export const moved = (shape: Shape, dx: number, dy: number): Shape =>
  shape.kind === 'rule'
    ? { ...shape, x1: shape.x1 + dx, x2: shape.x2 + dx, y1: shape.y1 + dy, y2: shape.y2 + dy }
    : { ...shape, x: shape.x + dx, y: shape.y + dy };
