import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addUnits } from './addUnits.js';
import { compareUnits } from './compareUnits.js';
import { multiplyUnits } from './multiplyUnits.js';
import { negateUnits } from './negateUnits.js';
import { readDecimal } from './readDecimal.js';
import { roundedShare } from './roundedShare.js';
import { scaleUnits } from './scaleUnits.js';
import { shareOut } from './shareOut.js';
import { subtractUnits } from './subtractUnits.js';
import type { Units } from './Units.js';
import { unitsOf } from './unitsOf.js';
import { writeDecimal } from './writeDecimal.js';

/** Of any size, and often beside the largest exact number. */
const anyBigInt = fc.oneof(
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
  fc.bigInt({ min: -1000n, max: 1000n }).map((near) => near + 2n ** 53n),
  fc.bigInt({ min: -1000n, max: 1000n }),
);

it('[PORTFOLIO-1] adds, subtracts, multiplies and compares as integers of any size do, each value in one form', () => {
  fc.assert(
    fc.property(anyBigInt, anyBigInt, (a, b) => {
      const [x, y] = [unitsOf(a), unitsOf(b)];
      expect(addUnits(x, y)).toBe(unitsOf(a + b));
      expect(subtractUnits(x, y)).toBe(unitsOf(a - b));
      expect(multiplyUnits(x, y)).toBe(unitsOf(a * b));
      expect(negateUnits(x)).toBe(unitsOf(-a));
      expect(scaleUnits(x, 12)).toBe(unitsOf(a * 10n ** 12n));
      expect(compareUnits(x, y)).toBe(a < b ? -1 : a > b ? 1 : 0);
    }),
  );
});

it('[PORTFOLIO-1] rounds a share to the nearest step, halves away from zero', () => {
  expect([
    roundedShare(10, 1, 3),
    roundedShare(5, 1, 2),
    roundedShare(-5, 1, 2),
    roundedShare(125, 1, 2, 10),
  ]).toEqual([3, 3, -3, 60]);
  const size = fc.bigInt({ min: 0n, max: 10n ** 20n });
  fc.assert(
    fc.property(
      anyBigInt,
      size,
      fc.bigInt({ min: 1n, max: 10n ** 20n }),
      fc.constantFrom(1n, 10n, 10_000n),
      (whole, part, total, step) => {
        const share = BigInt(roundedShare(unitsOf(whole), unitsOf(part), unitsOf(total), unitsOf(step)));
        expect(share % step).toBe(0n);
        const error = 2n * (share * total - whole * part);
        expect((error < 0n ? -error : error) <= step * total).toBe(true);
      },
    ),
  );
});

it('[PORTFOLIO-2] splits a whole into parts that add up to it, none a step off its share', () => {
  fc.assert(
    fc.property(
      anyBigInt,
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 14n }), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(1n, 100n),
      (whole, weights, step) => {
        const parts = shareOut(unitsOf(whole), weights.map(unitsOf), unitsOf(step));
        expect(parts.reduce<Units>(addUnits, 0)).toBe(unitsOf(whole));
        const total = weights.reduce((sum, weight) => sum + weight, 0n);
        parts.forEach((part, place) => {
          const error = BigInt(part) * total - whole * (weights[place] ?? 0n);
          expect((error < 0n ? -error : error) <= 2n * step * total).toBe(true);
        });
      },
    ),
  );
});

it('[PORTFOLIO-3] reads decimals without trailing zeros and writes them as they were', () => {
  expect(readDecimal('-1234.5600')).toEqual({ units: -123456, places: 2 });
  expect(readDecimal('0.000000000001')).toEqual({ units: 1, places: 12 });
  expect(readDecimal('-0.00')).toEqual({ units: 0, places: 0 });
  expect(readDecimal('90071992547409.93')).toEqual({ units: 9007199254740993n, places: 2 });
  expect(writeDecimal(-5, 1)).toBe('-0.5');
  expect(writeDecimal(1230, 2, 2)).toBe('12.30');
  expect(writeDecimal(0, 4, 2)).toBe('0.00');
  fc.assert(
    fc.property(anyBigInt, fc.nat(12), (value, places) => {
      const read = readDecimal(writeDecimal(unitsOf(value), places));
      expect(read && scaleUnits(read.units, places - read.places)).toBe(unitsOf(value));
    }),
  );
});

it.each(['', ' 1', '1e3', '1,000', '.5', '5.', '--1', 'NaN', 'Infinity', '0x10', '１', '1'.repeat(31)])(
  '[PORTFOLIO-3] does not read %j',
  (text) => {
    expect(readDecimal(text)).toBeNull();
  },
);
