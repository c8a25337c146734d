import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFactor, type Factor } from './createFactor.js';
import { multiplyMatrix } from './multiplyMatrix.js';
import type { SymmetricMatrix } from './SymmetricMatrix.js';
import { symmetricMatrixProblem } from './symmetricMatrixProblem.js';

/** A × its transpose + the identity, so that it is positive definite. */
const arbitraryMatrix = (smallest = 1): fc.Arbitrary<SymmetricMatrix> =>
  fc.integer({ min: smallest, max: 12 }).chain((size) =>
    fc
      .array(fc.integer({ min: -30, max: 30 }), { minLength: size * size, maxLength: size * size })
      .map((cells): SymmetricMatrix => {
        const values = new Float64Array(size * size);
        for (let i = 0; i < size; i += 1)
          for (let j = 0; j < size; j += 1) {
            let sum = i === j ? 1 : 0;
            for (let k = 0; k < size; k += 1)
              sum += ((cells[i * size + k] as number) * (cells[j * size + k] as number)) / 100;
            values[i * size + j] = sum;
          }
        return { size, values };
      }),
  );

function appendTo(factor: Factor, { size, values }: SymmetricMatrix, places: readonly number[]): void {
  places.forEach((place, at) => {
    const row = places.slice(0, at).map((other) => values[place * size + other] as number);
    expect(factor.append(row, values[place * size + place] as number)).toBe(true);
  });
}

function residual(
  { size, values }: SymmetricMatrix,
  places: readonly number[],
  x: Float64Array,
  b: number,
): number {
  return Math.max(
    ...places.map((row) =>
      Math.abs(
        places.reduce(
          (sum, column, at) => sum + (values[row * size + column] as number) * (x[at] as number),
          -b,
        ),
      ),
    ),
  );
}

it('[FINANCE-MATH-13] solves for a matrix whose rows were added one by one', () => {
  fc.assert(
    fc.property(arbitraryMatrix(), (matrix) => {
      const places = Array.from({ length: matrix.size }, (_, place) => place);
      const factor = createFactor(matrix.size);
      appendTo(factor, matrix, places);
      const x = new Float64Array(matrix.size).fill(3);
      factor.solve(x);
      expect(residual(matrix, places, x, 3)).toBeLessThan(1e-8);
    }),
  );
});

it('[FINANCE-MATH-13] solves for what is left after rows were removed in any order', () => {
  fc.assert(
    fc.property(
      arbitraryMatrix(2),
      fc.array(fc.nat(), { minLength: 1, maxLength: 11 }),
      (matrix, removals) => {
        const places = Array.from({ length: matrix.size }, (_, place) => place);
        const factor = createFactor(matrix.size);
        appendTo(factor, matrix, places);
        for (const removal of removals.slice(0, matrix.size - 1)) {
          const at = removal % places.length;
          places.splice(at, 1);
          factor.remove(at);
        }
        expect(factor.size()).toBe(places.length);
        const x = new Float64Array(places.length).fill(1);
        factor.solve(x);
        expect(residual(matrix, places, x, 1)).toBeLessThan(1e-8);
      },
    ),
  );
});

it('[FINANCE-MATH-13] takes no row that would make the matrix singular, and stays as it was', () => {
  const factor = createFactor(3);
  expect(factor.append([], 4)).toBe(true);
  expect(factor.append([2], 1)).toBe(false);
  expect(factor.append([2], 0.5)).toBe(false);
  expect(factor.size()).toBe(1);
  const x = Float64Array.of(8);
  factor.solve(x);
  expect(x[0]).toBe(2);
});

it('[FINANCE-MATH-14] multiplies a matrix by a vector', () => {
  const matrix = { size: 2, values: Float64Array.of(1, 2, 2, 5) };
  expect([...multiplyMatrix(matrix, [3, -1])]).toEqual([1, 1]);
});

it.each<[string | null, SymmetricMatrix]>([
  [null, { size: 2, values: Float64Array.of(1, 2, 2, 5) }],
  ['The matrix has no rows.', { size: 0, values: new Float64Array() }],
  ['A matrix of 2 rows needs 4 figures.', { size: 2, values: Float64Array.of(1, 2, 5) }],
  ['Elements 2, 1 and 1, 2 of the matrix differ.', { size: 2, values: Float64Array.of(1, 2, 3, 5) }],
  [
    'Element 2, 1 of the matrix is not a finite number.',
    { size: 2, values: Float64Array.of(1, Number.NaN, Number.NaN, 5) },
  ],
])('[FINANCE-MATH-14] says why figures are not a symmetric matrix: %s', (problem, matrix) => {
  expect(symmetricMatrixProblem(matrix)).toBe(problem);
});
