import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ascendingFigures } from './ascendingFigures.js';

const figure = fc.oneof(
  fc.double({ min: -50, max: 150, noNaN: true }),
  fc.double({ noNaN: true }),
  fc.constantFrom(0, -0, 7, 7 + 2 ** -50, Infinity, -Infinity),
);
/** Some figures, repeated and moved apart by so much, in any order. */
const columns = fc
  .tuple(fc.array(figure, { minLength: 1, maxLength: 60 }), fc.constantFrom(1, 4096, 4097, 20_000), figure)
  .map(([list, length, apart]) =>
    Float64Array.from({ length }, (_, at) => {
      const value = (list[(at * 7919) % list.length] ?? 0) + ((at * 31) % 1009) * apart;
      return Number.isNaN(value) ? 0 : value;
    }),
  );

it('[UNCERTAINTY-12] has each figure at the position that sorting gives it, announced or not', () => {
  fc.assert(
    fc.property(columns, fc.array(fc.nat(), { maxLength: 20 }), (column, any) => {
      const positions = any.map((position) => position % column.length);
      const [ascending, expected] = [ascendingFigures(column, positions), column.toSorted()];
      expect(ascending.length).toBe(column.length);
      for (const position of positions) expect(ascending.at(position)).toBe(expected[position]);
      expect(Float64Array.from(expected, (_, at) => ascending.at(at) ?? Number.NaN)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
