import { binaryLogarithm } from './binaryLogarithm.js';
import { logarithmOfTwo, logarithmOfTwoHead, logarithmOfTwoTail } from './logarithmOfTwo.js';

const heads = new Float64Array(1);
const tails = new Float64Array(1);

/** The natural logarithm of a positive number, the same bits on every host, within 0.51 of the last place; else NaN. */
export function logarithm(x: number): number {
  binaryLogarithm(x, heads, tails, 0);
  const head = heads[0] as number;
  return head * logarithmOfTwoHead + (head * logarithmOfTwoTail + (tails[0] as number) * logarithmOfTwo);
}
