import {
  divideFixed,
  fixedLogarithmOfTwo,
  fromDouble,
  logarithmOfRatio,
  multiplyFixed,
  toDouble,
} from './fixedPoint.js';

/** The reciprocals have nine bits after the point, so that a product with half a double is exact. */
const reciprocalScale = 512;
/** Sums of an exponent and a logarithm with this many bits after the point are exact. */
const leadingScale = 2 ** 42;

/** The range of significands is 0.709 to 1.418: its first part begins here, in the upper word of the double. */
export const firstUpperWord = 0x3fe6b000;
/** Two to this power is the length of a part in the upper word; the part with 1 in it has the reciprocal 1. */
export const partBits = 13;
export const partCount = 128;

/** By part of the range of significands: a short number c close to 1 / significand, and −log₂ c in two doubles. */
export interface LogarithmTable {
  readonly reciprocals: Float64Array;
  readonly leading: Float64Array;
  readonly trailing: Float64Array;
}

export const logarithmTable: LogarithmTable = createLogarithmTable();

function createLogarithmTable(): LogarithmTable {
  const reciprocals = new Float64Array(partCount);
  const leading = new Float64Array(partCount);
  const trailing = new Float64Array(partCount);
  const view = new DataView(new ArrayBuffer(8));
  const edge = (part: number): number => {
    view.setUint32(0, firstUpperWord + part * 2 ** partBits);
    return view.getFloat64(0);
  };
  const perLogarithm = divideFixed(fromDouble(1), fixedLogarithmOfTwo);
  // Each logarithm is the one before and that of a ratio close to 1, whose series is short; that of 1 is 0.
  let numerator = reciprocalScale;
  let natural = 0n;
  for (let part = 0; part < partCount; part += 1) {
    const [from, to] = [edge(part), edge(part + 1)];
    const next = from < 1 && to > 1 ? reciprocalScale : Math.round((2 * reciprocalScale) / (from + to));
    natural = next === reciprocalScale ? 0n : natural + logarithmOfRatio(BigInt(numerator), BigInt(next));
    numerator = next;
    const logarithm = multiplyFixed(natural, perLogarithm);
    const head = Math.round(toDouble(logarithm) * leadingScale) / leadingScale;
    reciprocals[part] = numerator / reciprocalScale;
    leading[part] = head;
    trailing[part] = toDouble(logarithm - fromDouble(head));
  }
  return { reciprocals, leading, trailing };
}
