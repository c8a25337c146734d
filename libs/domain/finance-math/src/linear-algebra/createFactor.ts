/**
 * The Cholesky factor of a symmetric positive definite matrix that gains and loses rows and columns: L, lower triangular, with L × its
 * transpose the matrix. Adding or removing one costs the square of the size, factoring anew the cube. G. H. Golub and C. F. Van Loan,
 * “Matrix Computations”, 4th edition (2013), sections 4.2 and 6.5.
 */
export interface Factor {
  readonly size: () => number;
  /** Adds a row and column at the end: its elements before the diagonal, then that on it. False, without a change, if the matrix would not be positive definite. */
  readonly append: (row: ArrayLike<number>, diagonal: number) => boolean;
  /** Removes the row and column at a place; those after it move up. */
  readonly remove: (place: number) => void;
  readonly clear: () => void;
  /** Replaces the right-hand side by the solution of matrix × x = b. */
  readonly solve: (b: Float64Array) => void;
}

/** What is left of a diagonal element must be above this share of it: less is rounding. */
const smallestShare = 1e-12;

/** An empty factor with room for so many rows. */
export function createFactor(capacity: number): Factor {
  const factor = new Float64Array(capacity * capacity);
  const cosines = new Float64Array(capacity);
  const sines = new Float64Array(capacity);
  let size = 0;
  return {
    size: () => size,
    append: (row, diagonal) => {
      const start = size * capacity;
      let rest = diagonal;
      for (let i = 0; i < size; i += 1) {
        const value =
          ((row[i] as number) - dot(factor, i * capacity, factor, start, i)) /
          (factor[i * capacity + i] as number);
        factor[start + i] = value;
        rest -= value * value;
      }
      if (!(rest > smallestShare * diagonal)) return false;
      factor[start + size] = Math.sqrt(rest);
      size += 1;
      return true;
    },
    remove: (place) => {
      size -= 1;
      // Rows below move up and are one element too wide, which a rotation for each row removes.
      for (let row = place; row < size; row += 1) {
        const to = row * capacity;
        factor.copyWithin(to, to + capacity, to + capacity + row + 2);
        for (let at = place; at < row; at += 1)
          rotate(factor, to + at, cosines[at] as number, sines[at] as number);
        const [one, other] = [factor[to + row] as number, factor[to + row + 1] as number];
        const length = Math.sqrt(one * one + other * other);
        cosines[row] = one / length;
        sines[row] = other / length;
        factor[to + row] = length;
      }
    },
    clear: () => {
      size = 0;
    },
    solve: (b) => {
      for (let i = 0; i < size; i += 1) {
        const row = i * capacity;
        b[i] = ((b[i] as number) - dot(factor, row, b, 0, i)) / (factor[row + i] as number);
      }
      for (let i = size - 1; i >= 0; i -= 1) {
        const row = i * capacity;
        const value = (b[i] as number) / (factor[row + i] as number);
        b[i] = value;
        for (let j = 0; j < i; j += 1) b[j] = (b[j] as number) - (factor[row + j] as number) * value;
      }
    },
  };
}

/** Of so many elements from two places on, in four sums that the processor adds at the same time. */
function dot(a: Float64Array, atA: number, b: Float64Array, atB: number, count: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  let at = 0;
  for (; at + 3 < count; at += 4) {
    first += (a[atA + at] as number) * (b[atB + at] as number);
    second += (a[atA + at + 1] as number) * (b[atB + at + 1] as number);
    third += (a[atA + at + 2] as number) * (b[atB + at + 2] as number);
    fourth += (a[atA + at + 3] as number) * (b[atB + at + 3] as number);
  }
  for (; at < count; at += 1) first += (a[atA + at] as number) * (b[atB + at] as number);
  return first + second + (third + fourth);
}

function rotate(values: Float64Array, at: number, cosine: number, sine: number): void {
  const one = values[at] as number;
  const other = values[at + 1] as number;
  values[at] = cosine * one + sine * other;
  values[at + 1] = cosine * other - sine * one;
}
