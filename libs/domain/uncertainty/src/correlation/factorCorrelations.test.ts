import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factorCorrelations } from './factorCorrelations.js';
import { nearestCorrelations } from './nearestCorrelations.js';
import { composeMatrix, eigensystem, type Matrix } from './eigensystem.js';

const names = ['growth', 'margin', 'wacc'];
const reasonOf = (matrix: Matrix): string => {
  const factored = factorCorrelations(matrix, names);
  return factored.ok ? 'possible' : factored.reason;
};

/** Any symmetric matrix with a diagonal of 1, possible or not. */
const symmetric = fc
  .integer({ min: 1, max: 6 })
  .chain((size) =>
    fc
      .array(fc.integer({ min: -100, max: 100 }), { minLength: size * size, maxLength: size * size })
      .map((cells) => ({ size, cells })),
  )
  .map(({ size, cells }): Matrix =>
    Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (__, j) =>
        i === j ? 1 : (cells[Math.min(i, j) * size + Math.max(i, j)] as number) / 100,
      ),
    ),
  );

const distanceBetween = (a: Matrix, b: Matrix): number =>
  Math.sqrt(a.flat().reduce((sum, x, at) => sum + (x - (b.flat()[at] as number)) ** 2, 0));

describe('the factor of correlations', () => {
  it('[UNCERTAINTY-7] times its transpose is the correlations', () => {
    fc.assert(
      fc.property(symmetric, (matrix) => {
        const factored = factorCorrelations(
          matrix,
          matrix.map((_, at) => `x${at}`),
        );
        if (!factored.ok) return;
        const { factor } = factored;
        matrix.forEach((row, i) =>
          row.forEach((value, j) => {
            const product = row.reduce(
              (sum, _, k) => sum + (factor[i]?.[k] as number) * (factor[j]?.[k] as number),
              0,
            );
            expect(product).toBeCloseTo(value, 8);
          }),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('[UNCERTAINTY-7] of figures that follow from each other', () => {
    const matrix = [
      [1, 1, -1],
      [1, 1, -1],
      [-1, -1, 1],
    ];
    expect(factorCorrelations(matrix, names)).toEqual({
      ok: true,
      factor: [Float64Array.of(1, 0, 0), Float64Array.of(1, 0, 0), Float64Array.of(-1, 0, 0)],
    });
  });

  it.each<[string, Matrix]>([
    ['3 rows of 3 figures', [[1]]],
    [
      '“growth” and “wacc” has two values, 0.3 and 0.4',
      [
        [1, 0, 0.3],
        [0, 1, 0],
        [0.4, 0, 1],
      ],
    ],
    [
      '“margin” with itself must be 1, not 0.9',
      [
        [1, 0, 0],
        [0, 0.9, 0],
        [0, 0, 1],
      ],
    ],
    [
      '“growth” and “margin” must be between −1 and 1, not 1.2',
      [
        [1, 1.2, 0],
        [1.2, 1, 0],
        [0, 0, 1],
      ],
    ],
    [
      '“margin” and “wacc” must be between −1 and 1, not NaN',
      [
        [1, 0, 0],
        [0, 1, Number.NaN],
        [0, Number.NaN, 1],
      ],
    ],
    [
      'smallest eigenvalue is -0.273',
      [
        [1, 0.9, -0.9],
        [0.9, 1, 0],
        [-0.9, 0, 1],
      ],
    ],
  ])('[UNCERTAINTY-7] [UNCERTAINTY-32] names what is impossible: %s', (words, matrix) => {
    expect(reasonOf(matrix)).toContain(words);
  });
});

describe('the nearest possible correlations', () => {
  it('[UNCERTAINTY-7] agree with the published example of Higham (2002)', () => {
    const nearest = nearestCorrelations([
      [1, 1, 0],
      [1, 1, 1],
      [0, 1, 1],
    ]);
    expect(nearest.map((row) => row.map((value) => Number(value.toFixed(4))))).toEqual([
      [1, 0.7607, 0.1573],
      [0.7607, 1, 0.7607],
      [0.1573, 0.7607, 1],
    ]);
  });

  it('[UNCERTAINTY-7] are only proposed, are possible, and are nearer than blending with none at all', () => {
    fc.assert(
      fc.property(symmetric, (matrix) => {
        const labels = matrix.map((_, at) => `x${at}`);
        const factored = factorCorrelations(matrix, labels);
        if (factored.ok) return;
        const { proposal } = factored;
        if (!proposal) throw new Error('each pair is possible, so there is a proposal');
        expect(factorCorrelations(proposal, labels).ok).toBe(true);
        // The blend with the identity that is just possible.
        const [smallest = 0] = eigensystem(matrix).values;
        const share = 1 / (1 - smallest);
        const blend = matrix.map((row, i) => row.map((value, j) => (i === j ? 1 : value * share)));
        expect(distanceBetween(matrix, proposal)).toBeLessThanOrEqual(distanceBetween(matrix, blend) + 1e-6);
      }),
      { numRuns: 200 },
    );
  });
});

it('[UNCERTAINTY-7] eigenvalues and vectors make up the matrix', () => {
  fc.assert(
    fc.property(symmetric, (matrix) => {
      const system = eigensystem(matrix);
      expect(distanceBetween(composeMatrix(system), matrix)).toBeLessThan(1e-12);
      expect(system.values).toEqual(system.values.toSorted((a, b) => a - b));
    }),
  );
});
