import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leastSquares } from './leastSquares.js';

// J. W. Longley, “An appraisal of least squares programs for the electronic computer from the point of view of the user”, Journal of the
// American Statistical Association 62 (1967), whose columns are almost dependent.
const longley = [
  [60323, 83, 234289, 2356, 1590, 107608, 1947],
  [61122, 88.5, 259426, 2325, 1456, 108632, 1948],
  [60171, 88.2, 258054, 3682, 1616, 109773, 1949],
  [61187, 89.5, 284599, 3351, 1650, 110929, 1950],
  [63221, 96.2, 328975, 2099, 3099, 112075, 1951],
  [63639, 98.1, 346999, 1932, 3594, 113270, 1952],
  [64989, 99, 365385, 1870, 3547, 115094, 1953],
  [63761, 100, 363112, 3578, 3350, 116219, 1954],
  [66019, 101.2, 397469, 2904, 3048, 117388, 1955],
  [67857, 104.6, 419180, 2822, 2857, 118734, 1956],
  [68169, 108.4, 442769, 2936, 2798, 120445, 1957],
  [66513, 110.8, 444546, 4681, 2637, 121950, 1958],
  [68655, 112.6, 482704, 3813, 2552, 123366, 1959],
  [69564, 114.2, 502601, 3931, 2514, 125368, 1960],
  [69331, 115.7, 518173, 4806, 2572, 127852, 1961],
  [70551, 116.9, 554894, 4007, 2827, 130081, 1962],
];
const columnOf = (at: number): Float64Array => Float64Array.from(longley, (row) => row[at] ?? Number.NaN);

it('[FINANCE-MATH-17] has the certified coefficients and standard errors of Longley’s data', () => {
  const values = columnOf(0);
  const columns = [new Float64Array(16).fill(1), ...[1, 2, 3, 4, 5, 6].map(columnOf)];
  const found = leastSquares(columns, values);
  if (!found.ok) throw new Error(found.reason);
  // NIST, Statistical Reference Datasets, Longley: certified values to 15 digits.
  const certified = [
    [-3482258.63459582, 890420.383607373],
    [15.0618722713733, 84.9149257747669],
    [-0.035819179292591, 0.0334910077722432],
    [-2.02022980381683, 0.488399681651699],
    [-1.03322686717359, 0.214274163161675],
    [-0.0511041056535807, 0.22607320006937],
    [1829.15146461355, 455.478499142212],
  ] as const;
  const variance = found.residuals.reduce((sum, each) => sum + each * each, 0) / (16 - 7);
  expect(Math.sqrt(variance)).toBeCloseTo(304.854073561965, 7);
  certified.forEach(([coefficient, standardError], at) => {
    expect((found.coefficients[at] ?? Number.NaN) / coefficient).toBeCloseTo(1, 7);
    expect(Math.sqrt(variance * (found.inverse[at * 8] ?? Number.NaN)) / standardError).toBeCloseTo(1, 7);
  });
});

const columns = (count: number, rows: number) =>
  fc.array(
    fc
      .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: rows, maxLength: rows })
      .map((each) => Float64Array.from(each)),
    { minLength: count, maxLength: count },
  );

it('[FINANCE-MATH-17] leaves residuals at right angles to every column', () => {
  fc.assert(
    fc.property(columns(4, 12), ([values = new Float64Array(), ...given]) => {
      const found = leastSquares(given, values);
      if (!found.ok) return;
      const scale = Math.max(1, ...found.coefficients.map(Math.abs));
      for (const column of given)
        expect(
          Math.abs(column.reduce((sum, each, at) => sum + each * (found.residuals[at] as number), 0)) / scale,
        ).toBeLessThan(1e-9);
    }),
  );
});

it('[FINANCE-MATH-18] names the column that follows from those before it', () => {
  fc.assert(
    fc.property(columns(2, 9), fc.double({ min: -3, max: 3, noNaN: true }), ([one, two], factor) => {
      if (!one || !two) return;
      const sum = one.map((each, at) => factor * each + 2 * (two[at] as number));
      const found = leastSquares([one, two, sum], one);
      expect(found.ok).toBe(false);
    }),
  );
  const [one, two] = [Float64Array.of(1, 2, 3, 4), Float64Array.of(1, 0, 0, 1)];
  expect(leastSquares([one, two, one.map((each) => each * 3)], two)).toMatchObject({
    ok: false,
    dependent: 2,
  });
  expect(leastSquares([one], Float64Array.of(1, 2)).ok).toBe(false);
  expect(leastSquares([one], Float64Array.of(1, 2, Number.NaN, 4)).ok).toBe(false);
  expect(leastSquares([], one).ok).toBe(false);
});
