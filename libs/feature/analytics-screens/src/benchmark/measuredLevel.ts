import type { BenchmarkLevels } from './BenchmarkLevels.js';
import { levelOn } from './levelOn.js';
import { openingLevel } from './openingLevel.js';

/** The level at which a flow of a day is invested; before the first, that with which a window opens. Null if there is none. */
export const measuredLevel = (benchmark: BenchmarkLevels, day: number): number | null =>
  levelOn(benchmark, day) ?? openingLevel(benchmark, day)?.level ?? null;
