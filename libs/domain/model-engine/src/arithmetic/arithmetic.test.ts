import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  errorInLastPlaces,
  exactExponential,
  exactly,
  exactLogarithm,
  exactPower,
  fromDecimal,
} from '../testing/exactValue.js';
import {
  highPrecisionExponentials,
  highPrecisionLogarithms,
  highPrecisionPowers,
} from '../testing/highPrecisionValues.js';
import { exponential } from './exponential.js';
import { logarithm } from './logarithm.js';
import { power } from './power.js';

const smallestNormal = 2 ** -1022;
/** A subnormal result is rounded twice. */
const boundOf = (value: number): number => (Math.abs(value) < smallestNormal ? 0.76 : 0.51);
const next = (value: number): number => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigUint64(0, view.getBigUint64(0) + 1n);
  return view.getFloat64(0);
};

/** Every positive double but the largest, so that each has a next one. */
const anyPositive = fc.double({ min: 0, minExcluded: true, max: Number.MAX_VALUE / 2, noNaN: true });
const near = fc.tuple(fc.integer({ min: 4, max: 52 }), fc.double({ min: -1, max: 1, noNaN: true })).map(
  // Up to the double nearest 1 on either side.
  ([bits, part]) => 1 + part * 2 ** -bits,
);
const positive = fc.oneof(anyPositive, fc.double({ min: 0.5, max: 2, noNaN: true }), near);
/** A base and an exponent whose power is a double: the logarithm to base 2 is drawn first. */
const powers = fc
  .tuple(
    positive.filter((base) => base !== 1),
    fc.double({ min: -1074, max: 1023.99, noNaN: true }),
  )
  .map(([base, binary]) => [base, binary / Math.log2(base)] as const)
  .filter(([, exponent]) => Number.isFinite(exponent));
const discounting = fc
  .tuple(
    fc.double({ min: 0.02, max: 0.3, noNaN: true }),
    fc.integer({ min: 1, max: 50 }),
    fc.constantFrom(0, 0.25, 0.5),
  )
  .map(([rate, year, shift]) => [1 + rate, shift - year] as const);

describe('powers', () => {
  it.each(highPrecisionPowers)(
    '[MODEL-ENGINE-120] gives %s to the power of %s as %s',
    (base, exponent, written) => {
      const result = power(base, exponent);
      expect(Math.abs(errorInLastPlaces(result, fromDecimal(written)))).toBeLessThan(boundOf(result));
    },
  );

  it('[MODEL-ENGINE-120] are within 0.51 of the last place of the exact power', () => {
    fc.assert(
      fc.property(fc.oneof(powers, discounting), ([base, exponent]) => {
        const result = power(base, exponent);
        if (result === Number.POSITIVE_INFINITY || result === 0) return;
        const error = Math.abs(errorInLastPlaces(result, exactPower(base, exponent)));
        expect(error).toBeLessThan(boundOf(result));
      }),
      { numRuns: 2000 },
    );
  });

  it('[MODEL-ENGINE-120] are the nearest doubles for all but a few discount factors in a thousand', () => {
    let rounded = 0;
    const runs = 2000;
    fc.assert(
      fc.property(discounting, ([base, exponent]) => {
        if (Math.abs(errorInLastPlaces(power(base, exponent), exactPower(base, exponent))) <= 0.5)
          rounded += 1;
      }),
      { numRuns: runs, seed: 1 },
    );
    expect(rounded).toBeGreaterThan(runs * 0.995);
  });

  it('[MODEL-ENGINE-121] of whole numbers are exact wherever the result is a double', () => {
    for (let base = 2; base <= 40; base += 1)
      for (let exponent = 1, exact = BigInt(base); exact <= 2n ** 53n; exponent += 1, exact *= BigInt(base)) {
        expect(power(base, exponent)).toBe(Number(exact));
        expect(power(-base, exponent)).toBe(exponent % 2 === 0 ? Number(exact) : -Number(exact));
      }
  });

  it('[MODEL-ENGINE-121] of two are exact over the whole range', () => {
    for (let exponent = -1074, exact = 5e-324; exponent < 1024; exponent += 1, exact *= 2) {
      expect(power(2, exponent)).toBe(exact);
      expect(power(0.5, -exponent)).toBe(exact);
      if (exponent % 2 === 0) expect(power(exact, 0.5)).toBe(2 ** (exponent / 2));
    }
  });

  it('[MODEL-ENGINE-121] with exponents 1, 2 and -1 are the base, its product and its reciprocal', () => {
    fc.assert(
      fc.property(anyPositive, (x) => {
        expect(power(x, 1)).toBe(x);
        expect(power(x, 2)).toBe(x * x);
        expect(power(x, -1)).toBe(1 / x);
        expect(power(1, x)).toBe(1);
        expect(power(x, 0)).toBe(1);
      }),
    );
  });

  it('[MODEL-ENGINE-122] overflow to infinity, underflow to 0, and are not defined for broken powers of negatives', () => {
    expect(power(2, 1024)).toBe(Number.POSITIVE_INFINITY);
    expect(power(Number.MAX_VALUE, 1.0000000001)).toBe(Number.POSITIVE_INFINITY);
    expect(power(-10, 309)).toBe(Number.NEGATIVE_INFINITY);
    expect(power(1.5, 1e300)).toBe(Number.POSITIVE_INFINITY);
    expect(power(1.5, -1e300)).toBe(0);
    expect(power(2, -1076)).toBe(0);
    expect(power(1, Number.MAX_VALUE)).toBe(1);
    expect(power(0, 3)).toBe(0);
    expect(power(0, 0)).toBe(1);
    expect(power(0, -0.5)).toBe(Number.POSITIVE_INFINITY);
    expect(power(-2, 0.5)).toBeNaN();
    expect(power(-2, -3)).toBe(-0.125);
    expect(power(Number.NaN, 3)).toBeNaN();
    expect(power(3, Number.NaN)).toBeNaN();
    expect(power(0, Number.NaN)).toBeNaN();
    expect(power(-3, Number.NaN)).toBeNaN();
  });

  it('[MODEL-ENGINE-123] grow with the base', () => {
    fc.assert(
      fc.property(fc.oneof(powers, discounting), ([base, exponent]) => {
        const [low, high] = [power(base, exponent), power(next(base), exponent)];
        if (exponent > 0) expect(high).toBeGreaterThanOrEqual(low);
        else expect(high).toBeLessThanOrEqual(low);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the exponential', () => {
  it.each(highPrecisionExponentials)('[MODEL-ENGINE-120] of %s is %s', (x, written) => {
    const result = exponential(x);
    expect(Math.abs(errorInLastPlaces(result, fromDecimal(written)))).toBeLessThan(boundOf(result));
  });

  it('[MODEL-ENGINE-120] is within 0.51 of the last place', () => {
    fc.assert(
      fc.property(fc.double({ min: -740, max: 709.78, noNaN: true }), (x) => {
        const result = exponential(x);
        expect(Math.abs(errorInLastPlaces(result, exactExponential(exactly(x))))).toBeLessThan(
          boundOf(result),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('[MODEL-ENGINE-122] is 1 at 0, 0 far below and infinite far above', () => {
    expect(exponential(0)).toBe(1);
    expect(exponential(-746)).toBe(0);
    expect(exponential(709.79)).toBe(Number.POSITIVE_INFINITY);
    expect(exponential(-1e308)).toBe(0);
    expect(exponential(1e308)).toBe(Number.POSITIVE_INFINITY);
    expect(exponential(Number.NaN)).toBeNaN();
  });

  it('[MODEL-ENGINE-123] grows', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 709, noNaN: true }), (x) => {
        expect(exponential(next(x))).toBeGreaterThanOrEqual(exponential(x));
        expect(exponential(-next(x))).toBeLessThanOrEqual(exponential(-x));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the logarithm', () => {
  it.each(highPrecisionLogarithms)('[MODEL-ENGINE-120] of %s is %s', (x, written) => {
    const sign = written.startsWith('-') ? -1 : 1;
    const error = errorInLastPlaces(sign * logarithm(x), fromDecimal(written.replace(/^-/, '')));
    expect(Math.abs(error)).toBeLessThan(0.51);
  });

  it('[MODEL-ENGINE-120] is within 0.51 of the last place', () => {
    fc.assert(
      fc.property(
        positive.filter((x) => x !== 1),
        (x) => {
          expect(Math.abs(errorInLastPlaces(logarithm(x), exactLogarithm(x)))).toBeLessThan(0.51);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('[MODEL-ENGINE-122] is 0 at 1 and not defined for what is not positive', () => {
    expect(logarithm(1)).toBe(0);
    for (const x of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) expect(logarithm(x)).toBeNaN();
  });

  it('[MODEL-ENGINE-123] grows', () => {
    fc.assert(
      fc.property(positive, (x) => {
        expect(logarithm(next(x))).toBeGreaterThanOrEqual(logarithm(x));
      }),
      { numRuns: 1000 },
    );
  });
});
