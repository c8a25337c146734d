import { fixedLogarithmOfTwo, fixedOne, fromDouble, multiplyFixed, toDouble } from './fixedPoint.js';

export const stepsPerPower = 128;

/** 2^(j / 128) for j from 0 to 127, each as the sum of two doubles. */
export interface ExponentialTable {
  readonly leading: Float64Array;
  readonly trailing: Float64Array;
}

export const exponentialTable: ExponentialTable = createExponentialTable();

function createExponentialTable(): ExponentialTable {
  const leading = new Float64Array(stepsPerPower);
  const trailing = new Float64Array(stepsPerPower);
  const ratio = exponentialOf(fixedLogarithmOfTwo / BigInt(stepsPerPower));
  let power = fixedOne;
  for (let step = 0; step < stepsPerPower; step += 1) {
    const head = toDouble(power);
    leading[step] = head;
    trailing[step] = toDouble(power - fromDouble(head));
    power = multiplyFixed(power, ratio);
  }
  return { leading, trailing };
}

/** e^x for a small fixed-point x, by its series. */
function exponentialOf(x: bigint): bigint {
  let sum = fixedOne;
  let term = fixedOne;
  for (let degree = 1n; term !== 0n; degree += 1n) {
    term = multiplyFixed(term, x) / degree;
    sum += term;
  }
  return sum;
}
