import type { SymmetricMatrix } from '@finance-analyst/finance-math';
import { samplingError } from './samplingError.js';
import type { Shrinkage } from './shrunkCovariance.js';

/** Uncorrelated assets that all have the mean variance. Ledoit and Wolf, “A well-conditioned estimator” (2004), section 3.2. */
export function scaledIdentity(
  returns: readonly Float64Array[],
  { size, values }: SymmetricMatrix,
): Shrinkage {
  const periods = returns[0]?.length ?? 0;
  const target = new Float64Array(size * size);
  let mean = 0;
  for (let asset = 0; asset < size; asset += 1) mean += (values[asset * size + asset] as number) / size;
  for (let asset = 0; asset < size; asset += 1) target[asset * size + asset] = mean;
  let distance = 0;
  for (let at = 0; at < values.length; at += 1)
    distance += ((values[at] as number) - (target[at] as number)) ** 2;
  const error = samplingError(returns, values) / periods;
  return { target, weight: distance === 0 ? 1 : Math.min(error / distance, 1) };
}
