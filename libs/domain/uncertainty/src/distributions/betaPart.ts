import { power } from '@finance-analyst/model-engine';

/** ∫ t^(a−1) (1−t)^(b−1) dt from 0 to `x`, for `x` up to ½: x^a times a power series in x. */
export const betaPart = (x: number, a: number, b: number): number => power(x, a) * betaSeries(x, a, b);

/** The series Σ cₖ xᵏ ÷ (a + k), where cₖ are the coefficients of (1−x)^(b−1). */
export function betaSeries(x: number, a: number, b: number): number {
  let coefficient = 1;
  let sum = 1 / a;
  for (let k = 1; k < 200; k += 1) {
    coefficient *= ((k - b) / k) * x;
    const term = coefficient / (a + k);
    sum += term;
    if (Math.abs(term) <= 1e-18 * sum) break;
  }
  return sum;
}
