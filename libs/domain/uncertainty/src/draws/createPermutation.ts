import { drawPurpose } from './drawPurpose.js';
import { threefry, wordCount } from './threefry.js';

const roundCount = 6;

/**
 * A random order of 0 … `length` − 1 as a function of key and design that needs no memory: position to value. A Feistel
 * network over two digits whose ranges multiply to at least `length`; a value beyond it goes through again until one is
 * within. J. Black and P. Rogaway, “Ciphers with arbitrary finite domains”, CT-RSA 2002. At most 2³² values.
 */
export function createPermutation(
  key: Uint32Array,
  design: number,
  length: number,
): (position: number) => number {
  const [k0 = 0, k1 = 0, k2 = 0, k3 = 0, k4 = 0, k5 = 0] = roundKeys(key, design);
  const upperRange = Math.ceil(Math.sqrt(length));
  const lowerRange = Math.ceil(length / upperRange);
  return (position) => {
    let value = position;
    do {
      let upper = Math.floor(value / lowerRange);
      let lower = (value - upper * lowerRange) | 0;
      upper = turn(upper | 0, lower, k0, upperRange);
      lower = turn(lower, upper, k1, lowerRange);
      upper = turn(upper, lower, k2, upperRange);
      lower = turn(lower, upper, k3, lowerRange);
      upper = turn(upper, lower, k4, upperRange);
      lower = turn(lower, upper, k5, lowerRange);
      value = upper * lowerRange + lower;
    } while (value >= length);
    return value;
  };
}

function roundKeys(key: Uint32Array, design: number): Uint32Array {
  const keys = new Uint32Array(2 * wordCount);
  for (const half of [0, 1])
    threefry(key, design, half, drawPurpose.permutation, 0, keys.subarray(half * wordCount));
  return keys.subarray(0, roundCount);
}

/** Adds to a digit, within its range, what depends on the other digit and the key. */
function turn(digit: number, other: number, key: number, range: number): number {
  // The last step of A. Appleby's MurmurHash3, by which each bit depends on all.
  let bits = other ^ key;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  const beyond = digit + (Math.imul(bits >>> 16, range) >>> 16) - range;
  // Without a branch, which would go either way as often.
  return beyond + (range & (beyond >> 31));
}
