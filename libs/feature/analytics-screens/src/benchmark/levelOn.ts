import type { BenchmarkLevels } from './BenchmarkLevels.js';

/** The level of a day, or of the last day before it; null before the first. */
export function levelOn({ days, levels }: BenchmarkLevels, day: number): number | null {
  let from = 0;
  let to = days.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((days[middle] as number) <= day) from = middle + 1;
    else to = middle;
  }
  const level = levels[from - 1];
  return level !== undefined && level > 0 ? level : null;
}
