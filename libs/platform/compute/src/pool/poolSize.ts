/** How many workers a device of so many processors has: one is left to the page, and memory bounds the rest. */
export const poolSize = (processors: number | undefined): number =>
  Math.min(4, Math.max(1, Math.floor(processors ?? 2) - 1));
