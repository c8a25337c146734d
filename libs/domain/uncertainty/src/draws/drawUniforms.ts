import { fillUniforms } from './fillUniforms.js';
import type { ThreefryRounds } from './threefry.js';
import { vectorDraws } from './vectorDraws.js';

/** `fillUniforms`, several at a time where the host can. */
export const drawUniforms = (
  key: Uint32Array,
  firstPath: number,
  target: Float64Array,
  rounds: ThreefryRounds,
): void => (vectorDraws()?.fillUniforms ?? fillUniforms)(key, firstPath, target, rounds);
