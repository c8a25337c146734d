import type { SymmetricMatrix } from '@finance-analyst/finance-math';
import { samplingError } from './samplingError.js';
import type { Shrinkage } from './shrunkCovariance.js';

/** The variances of the sample with the mean correlation between each two assets. Ledoit and Wolf, “Honey, I shrunk …” (2004), appendix B. */
export function constantCorrelation(
  returns: readonly Float64Array[],
  { size, values }: SymmetricMatrix,
): Shrinkage {
  const periods = returns[0]?.length ?? 0;
  const deviations = Float64Array.from(returns, (_, asset) =>
    Math.sqrt(values[asset * size + asset] as number),
  );
  let correlations = 0;
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < i; j += 1)
      correlations +=
        (values[i * size + j] as number) / ((deviations[i] as number) * (deviations[j] as number));
  const mean = size < 2 ? 0 : correlations / ((size * (size - 1)) / 2);
  const target = values.slice();
  let distance = 0;
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < size; j += 1) {
      if (i === j) continue;
      const common = mean * (deviations[i] as number) * (deviations[j] as number);
      target[i * size + j] = common;
      distance += ((values[i * size + j] as number) - common) ** 2;
    }
  if (distance === 0) return { target, weight: 1 };
  const error = samplingError(returns, values) - targetCovariance(returns, values, deviations, mean);
  return { target, weight: Math.min(Math.max(error / distance / periods, 0), 1) };
}

/**
 * The sum of the asymptotic covariances between the elements of the target and those of the sample: rho in the paper. Its sum over pairs
 * of assets is that over periods of the product of two sums over assets.
 */
function targetCovariance(
  returns: readonly Float64Array[],
  sample: Float64Array,
  deviations: Float64Array,
  mean: number,
): number {
  const size = returns.length;
  const periods = returns[0]?.length ?? 0;
  let own = 0;
  const cubes = new Float64Array(periods);
  const weighted = new Float64Array(periods);
  for (const [asset, column] of returns.entries()) {
    const deviation = deviations[asset] as number;
    for (let period = 0; period < periods; period += 1) {
      const each = column[period] as number;
      const square = each * each;
      own += square * square;
      cubes[period] = (cubes[period] as number) + (square * each) / deviation;
      weighted[period] = (weighted[period] as number) + each * deviation;
    }
  }
  // The product of both sums has each asset with itself too.
  const pairs = cubes.reduce((sum, each, period) => sum + each * (weighted[period] as number), -own);
  let ownProducts = 0;
  let pairProducts = 0;
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < size; j += 1) {
      const each = sample[i * size + j] as number;
      if (i === j) ownProducts += each * each;
      else pairProducts += (deviations[i] as number) * (deviations[j] as number) * each;
    }
  return own / periods - ownProducts + mean * (pairs / periods - pairProducts);
}
