import { scaleLinear } from 'd3-scale';
import type { FigureResult } from '@finance-analyst/figures';

/** The path through the figures in a box. A missing figure is a gap; what stands alone between gaps is a dot. */
export function sparklinePath(values: readonly FigureResult[], width: number, height: number): string {
  const numbers = values.map((figure) =>
    figure.ok && typeof figure.value === 'number' ? figure.value : undefined,
  );
  const known = numbers.filter((number) => number !== undefined);
  if (known.length === 0) return '';
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const x = scaleLinear([0, Math.max(values.length - 1, 1)], [1, width - 1]);
  const y = scaleLinear(low === high ? [low - 1, high + 1] : [low, high], [height - 1, 1]);
  return numbers
    .map((number, index) => {
      if (number === undefined) return '';
      const point = `${x(index).toFixed(1)} ${y(number).toFixed(1)}`;
      const follows = numbers[index - 1] !== undefined;
      const leads = numbers[index + 1] !== undefined;
      return follows ? `L${point}` : leads ? `M${point}` : `M${point}L${point}`;
    })
    .join('');
}
