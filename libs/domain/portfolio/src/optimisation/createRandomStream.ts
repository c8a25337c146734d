import { inverseNormal } from '@finance-analyst/uncertainty';

/** Random numbers that repeat from their seed. */
export interface RandomStream {
  /** Above 0 and below 1. */
  readonly uniform: () => number;
  readonly normal: () => number;
  /** The sum of so many squared normal numbers. */
  readonly chiSquare: (degrees: number) => number;
}

/**
 * Uniform numbers of splitmix32; chi-square ones by G. Marsaglia and W. W. Tsang, “A simple method for generating gamma variables”, ACM
 * Transactions on Mathematical Software 26 (2000).
 */
export function createRandomStream(seed: number): RandomStream {
  let state = seed >>> 0;
  const word = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const uniform = (): number => (word() + 0.5) / 2 ** 32;
  const normal = (): number => inverseNormal(uniform());
  const chiSquare = (degrees: number): number => {
    // Below two degrees the method needs a shape of at least 1: another two degrees, scaled back.
    if (degrees < 2) return chiSquare(degrees + 2) * uniform() ** (2 / degrees);
    const shift = degrees / 2 - 1 / 3;
    const scale = 1 / Math.sqrt(9 * shift);
    for (;;) {
      const drawn = normal();
      const cube = (1 + scale * drawn) ** 3;
      if (cube <= 0) continue;
      if (Math.log(uniform()) < drawn ** 2 / 2 + shift * (1 - cube + Math.log(cube))) return 2 * shift * cube;
    }
  };
  return { uniform, normal, chiSquare };
}
