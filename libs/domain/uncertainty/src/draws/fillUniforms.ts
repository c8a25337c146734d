import { drawPurpose } from './drawPurpose.js';
import { threefry, wordCount, type ThreefryRounds } from './threefry.js';

const block = new Uint32Array(wordCount);
const unit = 2 ** -53;

/**
 * A draw for each path from `firstPath` on: an odd multiple of 2⁻⁵³, so never 0 or 1, and 1 less the draw is exact. One
 * block of the generator serves a path of even number and the next.
 */
export function fillUniforms(
  key: Uint32Array,
  firstPath: number,
  target: Float64Array,
  rounds: ThreefryRounds,
): void {
  const count = target.length;
  let at = 0;
  if (firstPath % 2 === 1 && count > 0) {
    drawPair(key, (firstPath - 1) / 2, rounds);
    target[0] = uniformOf(block[2] as number, block[3] as number);
    at = 1;
  }
  for (let pair = (firstPath + at) / 2; at < count; at += 2, pair += 1) {
    drawPair(key, pair, rounds);
    target[at] = uniformOf(block[0] as number, block[1] as number);
    if (at + 1 < count) target[at + 1] = uniformOf(block[2] as number, block[3] as number);
  }
}

const drawPair = (key: Uint32Array, pair: number, rounds: ThreefryRounds): void =>
  threefry(key, pair | 0, Math.floor(pair / 2 ** 32), drawPurpose.uniform, 0, block, rounds);

const uniformOf = (upper: number, lower: number): number =>
  upper * 2 ** -32 + ((lower >>> 12) * 2 + 1) * unit;
