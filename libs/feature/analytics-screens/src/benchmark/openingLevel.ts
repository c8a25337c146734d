import type { BenchmarkLevels } from './BenchmarkLevels.js';
import { levelOn } from './levelOn.js';

/** A benchmark that starts with the portfolio has no price on the day before. */
const mostDaysLater = 7;

/** The level at which a window opens, or the first one if it is at most a week later; null if there is none. */
export function openingLevel(
  benchmark: BenchmarkLevels,
  day: number,
): { readonly day: number; readonly level: number } | null {
  const level = levelOn(benchmark, day);
  if (level !== null) return { day, level };
  const [first] = benchmark.days;
  if (first === undefined || first < day || first > day + mostDaysLater) return null;
  const earliest = levelOn(benchmark, first);
  return earliest === null ? null : { day: first, level: earliest };
}
