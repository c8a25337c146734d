/** A real number as `digits` · 2^`exponent`, with far more digits than a double. */
export interface ExactValue {
  readonly digits: bigint;
  readonly exponent: number;
}

const precision = 320n;
const one = 1n << precision;

/** A double without loss. */
export function exactly(value: number): ExactValue {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const field = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & ((1n << 52n) - 1n);
  const digits = field === 0 ? fraction : fraction + (1n << 52n);
  return { digits: value < 0 ? -digits : digits, exponent: Math.max(field, 1) - 1075 };
}

/** A decimal number as written, such as 1.25e-300. */
export function fromDecimal(written: string): ExactValue {
  const [mantissa = '', power = '0'] = written.split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const scale = Number(power) - fraction.length;
  const digits = BigInt(whole + fraction) << 1400n;
  return {
    digits: scale < 0 ? digits / 10n ** BigInt(-scale) : digits * 10n ** BigInt(scale),
    exponent: -1400,
  };
}

const toFixed = ({ digits, exponent }: ExactValue): bigint => {
  const shift = precision + BigInt(exponent);
  return shift >= 0n ? digits << shift : digits >> -shift;
};

/** 2 artanh(1/3) and the like: the logarithm of a fixed-point number between 1/2 and 2. */
function fixedLogarithm(value: bigint): bigint {
  const quotient = ((value - one) << precision) / (value + one);
  const square = (quotient * quotient) >> precision;
  let sum = 0n;
  let power = quotient;
  for (let degree = 1n; power !== 0n && power !== -1n; degree += 2n) {
    sum += power / degree;
    power = (power * square) >> precision;
  }
  return 2n * sum;
}

const logarithmOfTwo = fixedLogarithm(2n * one);

/** ln x of a positive double. */
export function exactLogarithm(x: number): ExactValue {
  const { digits, exponent } = exactly(x);
  const length = digits.toString(2).length;
  const logarithm =
    fixedLogarithm((digits << precision) >> BigInt(length)) + BigInt(exponent + length) * logarithmOfTwo;
  return { digits: logarithm, exponent: Number(-precision) };
}

/** e^x. */
export function exactExponential(x: ExactValue): ExactValue {
  const fixed = toFixed(x);
  const whole = fixed / logarithmOfTwo;
  const rest = fixed - whole * logarithmOfTwo;
  let sum = one;
  let term = one;
  for (let degree = 1n; term !== 0n && term !== -1n; degree += 1n) {
    term = ((term * rest) >> precision) / degree;
    sum += term;
  }
  return { digits: sum, exponent: Number(whole - precision) };
}

/** x^y of a positive double. */
export function exactPower(x: number, y: number): ExactValue {
  const logarithm = exactLogarithm(x);
  const factor = exactly(y);
  return exactExponential({
    digits: logarithm.digits * factor.digits,
    exponent: logarithm.exponent + factor.exponent,
  });
}

/** How far a double is from a value that is not 0, in units of the last place of that value. */
export function errorInLastPlaces(actual: number, { digits, exponent }: ExactValue): number {
  const magnitude = digits < 0n ? -digits : digits;
  const lastPlace = Math.max(magnitude.toString(2).length + exponent - 53, -1074);
  const given = exactly(actual);
  const least = BigInt(Math.min(exponent, given.exponent, lastPlace));
  const aligned = (value: bigint, at: number): bigint => value << (BigInt(at) - least);
  const difference = aligned(given.digits, given.exponent) - aligned(digits, exponent);
  return Number((difference * 1_000_000n) / aligned(1n, lastPlace)) / 1e6;
}
