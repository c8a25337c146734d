import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** One reproducible sequence of random numbers. */
export interface RandomStream {
  /** Uniform between `low` (included) and `high` (excluded). */
  between(low: number, high: number): number;
  /** Standard normal. */
  normal(): number;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return state;
}

/**
 * The stream for one purpose of one owner, such as `('ALD.SMP', 'volume')`. Streams share nothing, so another
 * company or another purpose moves no number of this one.
 */
export function createRandomStream(seed: number, owner: string, purpose: string): RandomStream {
  const generator = xoroshiro128plus(hash(`${seed}/${owner}/${purpose}`));
  let spare: number | null = null;

  return {
    between: (low, high) => low + (high - low) * uniformFloat64(generator),
    normal: () => {
      if (spare !== null) {
        const value = spare;
        spare = null;
        return value;
      }
      // Box-Muller; 1 - u keeps the logarithm's argument above zero.
      const radius = Math.sqrt(-2 * Math.log(1 - uniformFloat64(generator)));
      const angle = 2 * Math.PI * uniformFloat64(generator);
      spare = radius * Math.sin(angle);
      return radius * Math.cos(angle);
    },
  };
}
