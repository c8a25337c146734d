/** Rows of a matrix. */
export type Matrix = readonly (readonly number[])[];

/** Eigenvalues, ascending, each with its vector of length 1. */
export interface Eigensystem {
  readonly values: readonly number[];
  readonly vectors: Matrix;
}

const largestSweepCount = 60;

/**
 * Eigenvalues and vectors of a symmetric matrix by cyclic Jacobi rotations (G. H. Golub and C. F. Van Loan, Matrix
 * Computations, 4th ed., 8.5). Its own, because the square root is all it takes from the host, so every host gets the same
 * bits.
 */
export function eigensystem(matrix: Matrix): Eigensystem {
  const size = matrix.length;
  const a = matrix.map((row) => [...row]);
  const vectors = matrix.map((row, i) => row.map((_, j) => (i === j ? 1 : 0)));
  for (let sweep = 0; sweep < largestSweepCount && !isDiagonal(a); sweep += 1)
    for (let p = 0; p < size - 1; p += 1) for (let q = p + 1; q < size; q += 1) rotate(a, vectors, p, q);
  const pairs = a.map((row, i) => ({ value: row[i] as number, vector: vectors[i] as number[] }));
  pairs.sort((x, y) => x.value - y.value);
  return { values: pairs.map(({ value }) => value), vectors: pairs.map(({ vector }) => vector) };
}

function isDiagonal(a: Matrix): boolean {
  let off = 0;
  let on = 0;
  a.forEach((row, i) => row.forEach((x, j) => (i === j ? (on += x * x) : (off += x * x))));
  return off <= 1e-34 * on;
}

/** Makes the elements p,q and q,p zero; the vectors are rows. */
function rotate(a: number[][], vectors: number[][], p: number, q: number): void {
  const [rowP, rowQ] = [a[p] as number[], a[q] as number[]];
  const element = rowP[q] as number;
  if (element === 0) return;
  const ratio = ((rowQ[q] as number) - (rowP[p] as number)) / (2 * element);
  const tangent = (ratio >= 0 ? 1 : -1) / (Math.abs(ratio) + Math.sqrt(1 + ratio * ratio));
  const cosine = 1 / Math.sqrt(1 + tangent * tangent);
  const sine = tangent * cosine;
  for (const row of a) turn(row, p, row, q, cosine, sine);
  for (let j = 0; j < a.length; j += 1) turn(rowP, j, rowQ, j, cosine, sine);
  const [vectorP, vectorQ] = [vectors[p] as number[], vectors[q] as number[]];
  for (let j = 0; j < a.length; j += 1) turn(vectorP, j, vectorQ, j, cosine, sine);
}

function turn(x: number[], i: number, y: number[], j: number, cosine: number, sine: number): void {
  const [first, second] = [x[i] as number, y[j] as number];
  x[i] = cosine * first - sine * second;
  y[j] = sine * first + cosine * second;
}

/** The sum of the values times the products of their vectors: the matrix that has them. */
export function composeMatrix({ values, vectors }: Eigensystem): number[][] {
  return values.map((_, i) =>
    values.map((__, j) =>
      values.reduce(
        (sum, value, k) => sum + value * (vectors[k]?.[i] as number) * (vectors[k]?.[j] as number),
        0,
      ),
    ),
  );
}
