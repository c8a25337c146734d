import type { RandomStream } from '../createRandomStream.js';

/**
 * A wandering that is pulled back to zero (discrete Ornstein-Uhlenbeck), starting at zero: logarithmic deviation
 * of a price from its value, so that multiples stay within reason over ten years.
 */
export function meanReversion(
  draw: RandomStream,
  steps: number,
  options: { readonly deviationPerStep: number; readonly halfLifeSteps: number },
): Float64Array {
  const keep = 0.5 ** (1 / options.halfLifeSteps);
  const path = new Float64Array(steps);
  for (let index = 1; index < steps; index += 1) {
    path[index] = (path[index - 1] ?? 0) * keep + options.deviationPerStep * draw.normal();
  }
  return path;
}
