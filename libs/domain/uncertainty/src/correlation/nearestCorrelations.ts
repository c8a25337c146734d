import { composeMatrix, eigensystem, type Matrix } from './eigensystem.js';

const largestStepCount = 2000;
const tolerance = 1e-12;
/** The eigenvalues of a proposal are not below this, so that rounding does not make it impossible again. */
const smallestEigenvalue = 1e-9;

/**
 * The possible correlations nearest to a symmetric matrix, by the sum of squared differences: alternating projections with
 * Dykstra's correction. N. J. Higham, “Computing the nearest correlation matrix—a problem from finance”, IMA Journal of
 * Numerical Analysis 22 (2002), algorithm 3.3. The diagonal is 1 exactly.
 */
export function nearestCorrelations(matrix: Matrix): Matrix {
  let current = matrix.map((row) => [...row]);
  let correction = matrix.map((row) => row.map(() => 0));
  for (let step = 0; step < largestStepCount; step += 1) {
    const corrected = combine(current, correction, (x, y) => x - y);
    const projected = withoutNegative(corrected, 0);
    correction = combine(projected, corrected, (x, y) => x - y);
    const next = projected.map((row, i) => row.map((x, j) => (i === j ? 1 : x)));
    const change = largestDifference(next, current);
    current = next;
    if (change <= tolerance) break;
  }
  return scaledToCorrelations(withoutNegative(current, smallestEigenvalue));
}

function withoutNegative(matrix: Matrix, floor: number): number[][] {
  const { values, vectors } = eigensystem(matrix);
  return composeMatrix({ values: values.map((value) => Math.max(value, floor)), vectors });
}

function scaledToCorrelations(matrix: Matrix): Matrix {
  const scale = matrix.map((row, i) => Math.sqrt(row[i] as number));
  const at = (i: number, j: number): number =>
    (matrix[i]?.[j] as number) / ((scale[i] as number) * (scale[j] as number));
  return matrix.map((row, i) => row.map((_, j) => (i === j ? 1 : i < j ? at(i, j) : at(j, i))));
}

const combine = (a: Matrix, b: Matrix, operation: (x: number, y: number) => number): number[][] =>
  a.map((row, i) => row.map((x, j) => operation(x, b[i]?.[j] as number)));

const largestDifference = (a: Matrix, b: Matrix): number =>
  Math.max(0, ...combine(a, b, (x, y) => Math.abs(x - y)).flat());
