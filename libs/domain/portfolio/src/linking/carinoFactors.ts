import type { Result } from '@finance-analyst/foundation';
import { relativeCarinoFactors } from './relativeCarinoFactors.js';

/**
 * By what the parts of the return of each period are multiplied so that they add up to the return over all periods: (ln(1 + r) ÷ r) ÷
 * (ln(1 + R) ÷ R). Those of `relativeCarinoFactors` for a benchmark that returns nothing.
 */
export const carinoFactors = (returns: Float64Array): Result<Float64Array> =>
  relativeCarinoFactors(returns, new Float64Array(returns.length));
