import { exponential } from '../arithmetic/exponential.js';
import { logarithm } from '../arithmetic/logarithm.js';

/**
 * What repays a present value in equal amounts at the ends of periods, as Excel's PMT: of the other sign. NaN without
 * periods, and at a rate of −100% or less.
 */
export function payment(rate: number, periods: number, presentValue: number): number {
  if (rate <= -1) return Number.NaN;
  if (rate === 0) return -presentValue / periods;
  return (presentValue * rate) / exponentialMinusOne(-periods * logarithmOfOnePlus(rate));
}

/** ln(1 + x), precise for small x too (W. Kahan, after Hewlett-Packard's HP-15C). */
function logarithmOfOnePlus(x: number): number {
  const sum = 1 + x;
  return sum === 1 ? x : (logarithm(sum) * x) / (sum - 1);
}

/** e^x − 1, precise for small x too. */
function exponentialMinusOne(x: number): number {
  const power = exponential(x);
  if (power === 1) return x;
  return power === 0 ? -1 : ((power - 1) * x) / logarithm(power);
}
