import type { SymmetricMatrix } from '@finance-analyst/finance-math';
import type { RandomStream } from './createRandomStream.js';

/** Expected returns and covariance a year, as another sample of the same length could have given them. */
export interface ResampledMoments {
  readonly covariance: SymmetricMatrix;
  readonly expectedReturns: Float64Array;
}

/** The lower triangular Cholesky factor, row by row; null if the matrix is not positive definite. */
export function choleskyOf({ size, values }: SymmetricMatrix): Float64Array | null {
  const factor = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let rest = values[row * size + column] as number;
      for (let at = 0; at < column; at += 1)
        rest -= (factor[row * size + at] as number) * (factor[column * size + at] as number);
      if (column < row) factor[row * size + column] = rest / (factor[column * size + column] as number);
      else if (rest > 1e-14 * (values[row * size + row] as number))
        factor[row * size + row] = Math.sqrt(rest);
      else return null;
    }
  return factor;
}

/**
 * Draws the mean and the covariance of a sample of independent normal returns with these moments: the mean is normal, the covariance has a
 * Wishart distribution, drawn by its Bartlett decomposition. M. S. Bartlett, “On the theory of statistical regression”, Proceedings of the
 * Royal Society of Edinburgh 53 (1933). `factor` is that of `choleskyOf`.
 */
export function resampledMoments(
  expectedReturns: Float64Array,
  factor: Float64Array,
  { observations, periodsPerYear }: { readonly observations: number; readonly periodsPerYear: number },
  { normal, chiSquare }: RandomStream,
): ResampledMoments {
  const size = expectedReturns.length;
  const draws = Float64Array.from({ length: size }, normal);
  const spread = Math.sqrt(periodsPerYear / observations);
  const means = expectedReturns.map((mean, row) => {
    let sum = 0;
    for (let at = 0; at <= row; at += 1) sum += (factor[row * size + at] as number) * (draws[at] as number);
    return mean + spread * sum;
  });
  const bartlett = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < row; column += 1) bartlett[row * size + column] = normal();
    bartlett[row * size + row] = Math.sqrt(chiSquare(observations - 1 - row));
  }
  const drawn = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1)
    for (let at = 0; at <= row; at += 1) {
      const weight = factor[row * size + at] as number;
      for (let column = 0; column <= at; column += 1)
        drawn[row * size + column] =
          (drawn[row * size + column] as number) + weight * (bartlett[at * size + column] as number);
    }
  const values = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = 0;
      for (let at = 0; at <= column; at += 1)
        sum += (drawn[row * size + at] as number) * (drawn[column * size + at] as number);
      values[row * size + column] = sum / (observations - 1);
      values[column * size + row] = sum / (observations - 1);
    }
  return { covariance: { size, values }, expectedReturns: means };
}
