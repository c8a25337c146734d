import type { SymmetricMatrix } from './SymmetricMatrix.js';

/** Elements on both sides of the diagonal may differ by so much of the larger one, which is rounding. */
const tolerance = 1e-9;

/** Why figures are not a symmetric matrix, or null. */
export function symmetricMatrixProblem({ size, values }: SymmetricMatrix): string | null {
  if (!(Number.isInteger(size) && size > 0)) return 'The matrix has no rows.';
  if (values.length !== size * size) return `A matrix of ${size} rows needs ${size * size} figures.`;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      const one = values[row * size + column] as number;
      const other = values[column * size + row] as number;
      if (!(Number.isFinite(one) && Number.isFinite(other)))
        return `Element ${row + 1}, ${column + 1} of the matrix is not a finite number.`;
      if (Math.abs(one - other) > tolerance * Math.max(Math.abs(one), Math.abs(other)))
        return `Elements ${row + 1}, ${column + 1} and ${column + 1}, ${row + 1} of the matrix differ.`;
    }
  return null;
}
