/** Median processor time of one call in milliseconds, over `rounds` calls after two of warm-up. */
export function medianCpuTime(run: () => unknown, rounds = 9): number {
  run();
  run();
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }).toSorted((a, b) => a - b);
  return times[Math.floor(rounds / 2)] ?? Number.NaN;
}
