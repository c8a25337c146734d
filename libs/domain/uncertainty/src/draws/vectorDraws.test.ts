import { exponential } from '@finance-analyst/model-engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillUniforms } from './fillUniforms.js';
import { drawMethods } from './drawMethod.js';
import { normalProbability } from './normalProbability.js';
import { replaceEach } from './replaceEach.js';
import { largestSeed, streamKey } from './streamKey.js';
import { vectorDraws, type VectorDraws } from './vectorDraws.js';

function present(draws: VectorDraws | undefined): VectorDraws {
  if (!draws) throw new Error('This host has no WebAssembly.');
  return draws;
}
const vectors = present(vectorDraws());
const columns = (figures: fc.Arbitrary<number>): fc.Arbitrary<Float64Array> =>
  fc.array(figures, { minLength: 1, maxLength: 40 }).map((list) => Float64Array.from(list));
const halfStep = 2 ** -53;
const probabilities = fc.oneof(
  fc.double({ min: halfStep, max: 1 - halfStep }),
  fc.constantFrom(halfStep, 1 - halfStep, 0.5, 0.075, 0.925, 1e-11, 2e-11),
);
const normals = fc.oneof(fc.double({ min: -9, max: 9 }), fc.constantFrom(0, -0, 0.67448975, -5.66));

/** The column as `replace` leaves it, with what it leaves to others. */
const replaced = (
  replace: VectorDraws['inverseNormal'],
  column: Float64Array,
  of: (figure: number) => number,
): Float64Array => {
  const result = column.slice();
  replace(result, (part) => replaceEach(part, of));
  return result;
};

it('[UNCERTAINTY-30] draws several at a time with the bits of one by one, from any path, in any number', () => {
  fc.assert(
    fc.property(
      fc.nat(largestSeed),
      fc.nat(2 ** 40),
      fc.integer({ min: 1, max: 2100 }),
      fc.constantFrom(...drawMethods),
      (seed, path, count, { rounds }) => {
        const [expected, drawn] = [new Float64Array(count), new Float64Array(count)];
        const key = streamKey(seed, 'growth');
        fillUniforms(key, path, expected, rounds);
        vectors.fillUniforms(key, path, drawn, rounds);
        expect(drawn).toEqual(expected);
      },
    ),
    { numRuns: 200 },
  );
});

it('[UNCERTAINTY-30] draws normal figures at once with the bits of one step after the other', () => {
  fc.assert(
    fc.property(
      fc.nat(2 ** 40),
      fc.integer({ min: 1, max: 2100 }),
      fc.constantFrom(...drawMethods),
      (path, count, method) => {
        const key = streamKey(3, 'growth');
        const line = { start: 0.05, slope: 0.02 };
        const oneByOne = (from: number, part: Float64Array): void => {
          fillUniforms(key, from, part, method.rounds);
          replaceEach(part, (p) => line.start + line.slope * method.normalOf(p));
        };
        const [expected, drawn] = [new Float64Array(count), new Float64Array(count)];
        oneByOne(path, expected);
        vectors.fillNormals(key, path, drawn, method, line, oneByOne);
        expect(drawn).toEqual(expected);
      },
    ),
    { numRuns: 100 },
  );
});

it('[UNCERTAINTY-30] has the bits of the normal distribution, its inverse and lognormal figures', () => {
  fc.assert(
    fc.property(columns(probabilities), (column) => {
      for (const { normal, normalOf } of drawMethods)
        expect(replaced(vectors[normal], column, normalOf)).toEqual(column.map(normalOf));
    }),
  );
  fc.assert(
    fc.property(columns(normals), fc.double({ min: 0.01, max: 300, noNaN: true }), (column, spread) => {
      expect(replaced(vectors.normalProbability, column, normalProbability)).toEqual(
        column.map(normalProbability),
      );
      const lognormal = (z: number): number => 7.5 * exponential(spread * z);
      expect(replaced(vectors.lognormal(7.5, spread), column, lognormal)).toEqual(column.map(lognormal));
    }),
  );
});

it('[UNCERTAINTY-30] computes ordinary draws itself', () => {
  const column = new Float64Array(5000);
  vectors.fillUniforms(streamKey(1, 'growth'), 0, column, 13);
  let left = 0;
  for (const { normal } of drawMethods)
    vectors[normal](column.slice(), (part) => {
      left += part.length;
    });
  expect(left).toBe(0);
});
