import { threefry, wordCount } from './threefry.js';

/** The largest seed: integers beyond it are not all numbers of their own. */
export const largestSeed = Number.MAX_SAFE_INTEGER;

/**
 * The key of a variable's draws: two words of the seed, two of its name. It depends on no other variable, so adding,
 * removing or reordering variables leaves the draws of the rest as they are.
 */
export function streamKey(seed: number, name: string): Uint32Array {
  const digest = new Uint32Array(wordCount);
  for (let at = 0; at < name.length; at += 1)
    threefry(digest, name.charCodeAt(at), at, name.length, 0, digest);
  const [first = 0, second = 0] = digest;
  return Uint32Array.of(seed >>> 0, Math.floor(seed / 2 ** 32), first, second);
}
