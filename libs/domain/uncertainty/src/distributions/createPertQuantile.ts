import { betaPart } from './betaPart.js';
import { createBetaSide } from './createBetaSide.js';

/** The figure of a PERT distribution below which a figure lies with probability `p`. */
export function createPertQuantile(low: number, mode: number, high: number): (p: number) => number {
  const range = high - low;
  const a = 1 + (4 * (mode - low)) / range;
  const b = 1 + (4 * (high - mode)) / range;
  const total = betaPart(0.5, a, b) + betaPart(0.5, b, a);
  const lower = createBetaSide(a, b, total);
  const upper = createBetaSide(b, a, total);
  return (p) =>
    p <= lower.probability ? low + range * lower.inverse(p) : high - range * upper.inverse(1 - p);
}
