/** Median time of one call in microseconds, over `rounds` batches of `calls`, after one batch of warm-up. */
export function medianTime(
  run: () => unknown,
  { calls, rounds = 21 }: { calls: number; rounds?: number },
): number {
  const batch = (): number => {
    const startedAtMs = performance.now();
    for (let call = 0; call < calls; call += 1) run();
    return ((performance.now() - startedAtMs) * 1000) / calls;
  };
  batch();
  const times = Array.from({ length: rounds }, batch).toSorted((a, b) => a - b);
  return times[Math.floor(rounds / 2)] ?? Number.NaN;
}
