const fractionBits = 128n;
const scale = 2 ** 128;

/** 1 as a fixed-point number: a whole multiple of 2⁻¹²⁸. The tables are computed in these, and then never change. */
export const fixedOne = 1n << fractionBits;

export const toDouble = (fixed: bigint): number => Number(fixed) / scale;

/** Exact for doubles whose last bit is worth at least 2⁻¹²⁸. */
export const fromDouble = (value: number): bigint => BigInt(value * scale);

export const multiplyFixed = (a: bigint, b: bigint): bigint => (a * b) >> fractionBits;

export const divideFixed = (a: bigint, b: bigint): bigint => (a << fractionBits) / b;

/** The natural logarithm of a ratio of whole numbers, as 2 artanh((a − b) / (a + b)). */
export function logarithmOfRatio(numerator: bigint, denominator: bigint): bigint {
  const difference = numerator - denominator;
  const total = numerator + denominator;
  const [differenceSquared, totalSquared] = [difference * difference, total * total];
  let power = (difference << fractionBits) / total;
  let sum = power;
  for (let degree = 3n; power !== 0n; degree += 2n) {
    power = (power * differenceSquared) / totalSquared;
    sum += power / degree;
  }
  return 2n * sum;
}

export const fixedLogarithmOfTwo = logarithmOfRatio(2n, 1n);
