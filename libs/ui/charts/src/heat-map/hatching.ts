import type { Bar, Rule } from '../drawing/Drawing.js';

const distance = 6 * Math.SQRT2;

/** Slanted lines across a box, for a missing figure. */
export function hatching({
  x,
  y,
  width,
  height,
}: Pick<Bar, 'x' | 'y' | 'width' | 'height'>): readonly Rule[] {
  const lineCount = Math.max(Math.floor((width + height) / distance), 0);
  return Array.from({ length: lineCount }, (_, index) => {
    // Along a line, the distances from the left and the top of the box have a constant sum.
    const sum = (index + 0.5) * distance;
    const left = Math.max(0, sum - height);
    const right = Math.min(width, sum);
    return {
      kind: 'rule',
      x1: x + left,
      y1: y + sum - left,
      x2: x + right,
      y2: y + sum - right,
      stroke: { color: 'hatch', width: 2 },
    };
  });
}
