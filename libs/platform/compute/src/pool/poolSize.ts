/** The number of workers for a device with this many processors: one is left for the page, and memory limits the rest. */
export const poolSize = (processors: number | undefined): number =>
  Math.min(4, Math.max(1, Math.floor(processors ?? 2) - 1));
