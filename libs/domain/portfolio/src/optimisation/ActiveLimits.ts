import type { SymmetricMatrix } from '@finance-analyst/finance-math';
import type { LinearLimit } from './LinearLimit.js';

/** What happens if values move towards a limit while the active ones stay met. */
export interface StepTowards {
  /** How the values move. */
  readonly direction: Float64Array;
  /** How much of the limit a whole step along the direction gains; 0 if the active limits leave no way there. */
  readonly gain: number;
  /** By how much the multiplier of each active limit falls. */
  readonly falls: Float64Array;
}

/**
 * The limits that are met exactly, as an orthogonal factorization that gains and loses them one at a time. D. Goldfarb and A. Idnani, “A
 * numerically stable dual method for solving strictly convex quadratic programs”, Mathematical Programming 27 (1983), section 4.
 */
export interface ActiveLimits {
  readonly count: () => number;
  readonly stepTowards: (limit: LinearLimit) => StepTowards;
  /** Adds the limit of the last `stepTowards`. */
  readonly add: () => void;
  readonly remove: (place: number) => void;
  /** Minus the inverse of the matrix × a gradient: where the values start without limits. */
  readonly free: (gradient: Float64Array) => Float64Array;
}

/** What is left of a limit beside the active ones must be above this share of it: less is rounding. */
const smallestShare = 1e-13;

/** None yet; null if the matrix is not positive definite. */
export function createActiveLimits(matrix: SymmetricMatrix): ActiveLimits | null {
  const { size } = matrix;
  // Row by row the columns of J in the article, with J × its transpose the inverse of the matrix.
  const basis = inverseFactor(matrix);
  if (!basis) return null;
  const triangle = new Float64Array(size * size);
  const inBasis = new Float64Array(size);
  let count = 0;

  const rotate = (row: number, cosine: number, sine: number): void => {
    const [one, other] = [row * size, (row + 1) * size];
    for (let at = 0; at < size; at += 1) {
      const [a, b] = [basis[one + at] as number, basis[other + at] as number];
      basis[one + at] = cosine * a + sine * b;
      basis[other + at] = cosine * b - sine * a;
    }
  };

  return {
    count: () => count,
    stepTowards: ({ places, factors }) => {
      inBasis.fill(0);
      for (let row = 0; row < size; row += 1)
        for (let at = 0; at < places.length; at += 1)
          inBasis[row] =
            (inBasis[row] as number) +
            (factors[at] as number) * (basis[row * size + (places[at] as number)] as number);
      const direction = new Float64Array(size);
      let [whole, gain] = [0, 0];
      for (let row = 0; row < size; row += 1) {
        const part = inBasis[row] as number;
        whole += part * part;
        if (row < count) continue;
        gain += part * part;
        for (let at = 0; at < size; at += 1)
          direction[at] = (direction[at] as number) + part * (basis[row * size + at] as number);
      }
      const falls = inBasis.slice(0, count);
      for (let row = count - 1; row >= 0; row -= 1) {
        let sum = falls[row] as number;
        for (let column = row + 1; column < count; column += 1)
          sum -= (triangle[row * size + column] as number) * (falls[column] as number);
        falls[row] = sum / (triangle[row * size + row] as number);
      }
      return { direction, gain: gain > smallestShare * whole ? gain : 0, falls };
    },
    add: () => {
      for (let row = size - 2; row >= count; row -= 1) {
        const [one, other] = [inBasis[row] as number, inBasis[row + 1] as number];
        if (other === 0) continue;
        const length = Math.hypot(one, other);
        rotate(row, one / length, other / length);
        inBasis[row] = length;
        inBasis[row + 1] = 0;
      }
      for (let row = 0; row <= count; row += 1) triangle[row * size + count] = inBasis[row] as number;
      count += 1;
    },
    remove: (place) => {
      count -= 1;
      for (let column = place; column < count; column += 1)
        for (let row = 0; row <= column + 1; row += 1)
          triangle[row * size + column] = triangle[row * size + column + 1] as number;
      for (let row = place; row < count; row += 1) {
        const [one, other] = [
          triangle[row * size + row] as number,
          triangle[(row + 1) * size + row] as number,
        ];
        if (other === 0) continue;
        const length = Math.hypot(one, other);
        const [cosine, sine] = [one / length, other / length];
        for (let column = row; column < count; column += 1) {
          const a = triangle[row * size + column] as number;
          const b = triangle[(row + 1) * size + column] as number;
          triangle[row * size + column] = cosine * a + sine * b;
          triangle[(row + 1) * size + column] = cosine * b - sine * a;
        }
        rotate(row, cosine, sine);
      }
    },
    free: (gradient) => {
      const values = new Float64Array(size);
      for (let row = 0; row < size; row += 1) {
        let sum = 0;
        for (let at = 0; at < size; at += 1)
          sum += (basis[row * size + at] as number) * (gradient[at] as number);
        for (let at = 0; at < size; at += 1)
          values[at] = (values[at] as number) - sum * (basis[row * size + at] as number);
      }
      return values;
    },
  };
}

/** The inverse of the Cholesky factor, row by row; null if the matrix is not positive definite. */
function inverseFactor({ size, values }: SymmetricMatrix): Float64Array | null {
  const factor = new Float64Array(size * size);
  // Rows begin with as many zeros as those of the matrix.
  const firsts = Int32Array.from({ length: size }, (_, row) =>
    values.subarray(row * size, (row + 1) * size).findIndex((each) => each !== 0),
  );
  for (let row = 0; row < size; row += 1)
    for (let column = Math.max(firsts[row] as number, 0); column <= row; column += 1) {
      let sum = values[row * size + column] as number;
      for (let at = Math.max(firsts[row] as number, firsts[column] as number); at < column; at += 1)
        sum -= (factor[row * size + at] as number) * (factor[column * size + at] as number);
      if (row === column && !(sum > 1e-12 * (values[row * size + row] as number))) return null;
      factor[row * size + column] =
        row === column ? Math.sqrt(sum) : sum / (factor[column * size + column] as number);
    }
  const inverse = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    const start = row * size;
    inverse[start + row] = 1;
    for (let at = 0; at < row; at += 1) {
      const part = factor[start + at] as number;
      if (part === 0) continue;
      for (let column = 0; column <= at; column += 1)
        inverse[start + column] =
          (inverse[start + column] as number) - part * (inverse[at * size + column] as number);
    }
    const diagonal = factor[start + row] as number;
    for (let column = 0; column <= row; column += 1)
      inverse[start + column] = (inverse[start + column] as number) / diagonal;
  }
  return inverse;
}
